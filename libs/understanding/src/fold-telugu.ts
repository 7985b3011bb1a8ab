import type { Token } from './tokenize';

/** Writes the spelling variants of a Telugu word alike, more of them than `tokensOf`, which reads Hindi, too. */
export function foldTelugu(token: Token): string {
  return token
    .replaceAll('tt', 't')
    .replaceAll(/(?<=[bdgjkpt])h/g, '')
    .replaceAll('sh', 's')
    .replaceAll('chch', 'ch')
    .replaceAll('f', 'p')
    .replaceAll(/c(?!h)/g, 'k')
    .replace(/^y(?=e)|^v(?=[ou])/, '')
    .replaceAll(/m(?=[cdgjklnstv])/g, 'n')
    .replaceAll(/(?<=[aeou])yi/g, 'i')
    .replaceAll(/(?<=[ao])y(?![aeiou])/g, 'i')
    .replaceAll(/iy(?=[aeiou])/g, 'i')
    .replaceAll(/(.)\1+/g, '$1');
}
