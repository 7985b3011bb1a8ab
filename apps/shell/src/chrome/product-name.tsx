import { splitLetters } from '@thela/text';

/** A name of at most this many letters takes one line, a longer one two. */
const MAX_LETTERS_PER_LINE = 12;

/** The product's name in the header, never cut, whatever its length and the phone's font. */
export function ProductName({ children: name }: { readonly children: string }) {
  const letters = splitLetters(name);
  if (letters.length <= MAX_LETTERS_PER_LINE) {
    const size =
      letters.length > 8 ? 'text-[min(1.375rem,0.5625rem+2.5vw)]' : 'text-[min(1.375rem,7.5vw)]';
    return <span className={`${base} whitespace-nowrap ${size}`}>{name}</span>;
  }
  const { first, second, gap } = halvesOf(name, letters);
  return (
    // At its minimum width it breaks at the one place where it can.
    <span
      className={`${base} w-min text-[min(1.125rem,0.45rem+2.5vw)] sm:w-max sm:text-[1.375rem]`}
    >
      <span className="whitespace-nowrap">{first}</span>
      {gap ? <span>{gap}</span> : <wbr />}
      <span className="whitespace-nowrap">{second}</span>
    </span>
  );
}

const base = 'leading-[1.25] font-extrabold tracking-tight';

/** Cuts a name at the space next to its middle, or in the middle of its only word. */
function halvesOf(name: string, letters: readonly string[]) {
  const middle = (letters.length - 1) / 2;
  const spaces = letters.flatMap((letter, place) => (letter.trim() ? [] : [place]));
  const [place] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const end = place ?? Math.ceil(letters.length / 2);
  const first = letters.slice(0, end).join('');
  return { first, second: name.slice(first.length).trim(), gap: place === undefined ? '' : ' ' };
}
