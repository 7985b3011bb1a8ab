import { foldTelugu } from './fold-telugu';
import { tokensOf } from './tokenize';

const longest = 40;

/**
 * The words of a text as they are heard, whatever they are written with: 'khatta', 'khaTa', 'खट्टा' are one. Numbers are told
 * apart by how many digits they have.
 *
 * @example skeletonOf('2 kg खट्टा') // ['0', 'kg', 'kata']
 */
export function skeletonOf(text: string): readonly string[] {
  return tokensOf(text)
    .filter((token) => token !== ',' && token !== '.')
    .map((token) =>
      /^\d/.test(token)
        ? token.replaceAll(/\d/g, '0')
        : foldTelugu(token)
            .replaceAll(/(?<=[cdgkt])h/g, '')
            .replaceAll(/a+$|(?<=.)e$/g, '')
            .replaceAll('v', 'b')
            .slice(0, longest),
    )
    .filter(Boolean);
}
