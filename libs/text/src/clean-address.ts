import { visibleText } from './name-key';

const BEFORE = /^[<\s\p{Z}"'“”‘’«([{]+/u;
const BEHIND = /[>?\s\p{Z}"'“”‘’»)\]},;:.!।]+$/u;

/**
 * A typed or pasted e-mail address or phone number without what other programs put around it: `<asha@b.in>,`,
 * `mailto:asha@b.in?subject=Hi`, `tel:+91…`, marks of direction, letters of full width. What is within it stays, save for
 * what nobody sees.
 */
export function cleanAddress(typed: string): string {
  const text = visibleText(typed).normalize('NFKC').replaceAll('。', '.');
  const [, inner = text] = /<([^<>]+)>/.exec(text) ?? [];
  const [, bare = inner] =
    /^[^a-z]*(?:mailto|tel|sms|callto|whatsapp):(?:\/\/)?([^?;]*)/i.exec(inner) ?? [];
  return bare.replace(BEFORE, '').replace(BEHIND, '');
}
