import { visibleText } from './name-key';

const BEFORE = /^[<•\s"'`*\p{Z}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{So}]+/u;
/** No address and no number ends but with a letter or digit. */
const BEHIND = /[^\p{L}\p{M}\p{N}]+$/u;
/** `Email: `, `मोबाइल:`, and a remark such as ` (WhatsApp)`. */
const LABEL = /^[^@:\p{N}]{1,30}:(?!\/\/)/u;
const REMARK = /\s\([^()@\p{N}]*\)\s*$/u;

/**
 * A typed or pasted e-mail address or phone number without what other programs put around it: `<asha@b.in>,`,
 * `mailto:asha@b.in?subject=Hi`, `tel:+91…`, marks of direction, letters of full width. What is within it stays, save for
 * what nobody sees.
 */
export function cleanAddress(typed: string): string {
  const text = visibleText(typed).normalize('NFKC').replaceAll('。', '.');
  const [, inner = text] = /<([^<>]+)>/.exec(text) ?? [];
  const [, link] =
    /^[^a-z]*(?:mailto|tel|sms|callto|whatsapp):(?:\/\/)?([^?;]*)/i.exec(inner) ?? [];
  const bare = link?.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const address = bare ?? inner.replace(LABEL, '').replace(REMARK, '');
  return address.replace(BEFORE, '').replace(BEHIND, '');
}
