import { teluguFoods } from '@thela/kitchen-book/words';
import { foldWord } from './fold';
import { teluguNouns, teluguPhrases } from './words';

/** Telugu words, and those of Hindi that say the same. */
export interface Phrase {
  readonly words: readonly string[];
  readonly hindi: string;
}

/** Foods that are bought. The name of a dish is not translated: not every stall's dosa is a 'pesarattu'. */
const purchaseWords = new Set(
  (
    'tomato,onion,potato,brinjal,okra,cucumber,radish,green chilli,ginger,garlic,spinach,methi,coriander,mint,curry leaves,' +
    'lemon,tamarind,mango,banana,coconut,carrot,cabbage,cauliflower,peas,capsicum,curd,milk,buttermilk,paneer,chicken,' +
    'mutton,fish,egg,peanut,jaggery,sugar,oil,ghee,butter,salt,haldi,besan,rice flour,cashew,red chilli,poha'
  ).split(','),
);

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

function byFirstWord(phrases: readonly Phrase[]): Phrases {
  const phrasesByWord = new Map<string, Phrase[]>();
  for (const phrase of [...phrases].sort((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = phrase.words;
    phrasesByWord.set(first, [...(phrasesByWord.get(first) ?? []), phrase]);
  }
  return phrasesByWord;
}

function read(rows: typeof teluguPhrases): readonly Phrase[] {
  return rows.flatMap(([hindi, telugu]) =>
    telugu.split(', ').map((phrase) => ({ hindi, words: phrase.split(' ').map(foldWord) })),
  );
}

/** The foods of the kitchen book as rows: 'chinta_pandu' is two words, '=upu' takes no ending there. */
function foodRows(): typeof teluguPhrases {
  return teluguFoods
    .filter(([meaning]) => purchaseWords.has(meaning))
    .map(([meaning, stems]) => [
      meaning,
      stems.replaceAll('=', '').replaceAll(' ', ', ').replaceAll('_', ' '),
    ]);
}

let cachedTables: { readonly all: Phrases; readonly nouns: Phrases } | undefined;

/** The tables are read at the first Telugu sentence. */
function tables() {
  if (cachedTables) return cachedTables;
  const nouns = read([
    ...teluguNouns,
    ...foodRows(),
    ['rice', 'biyam'],
    ['dal', 'papu, minapapu, kandipapu, pesarapapu, senagapapu'],
  ]);
  cachedTables = {
    all: byFirstWord([...read(teluguPhrases), ...nouns]),
    nouns: byFirstWord(nouns),
  };
  return cachedTables;
}

function phraseIn(phrases: Phrases, said: readonly string[]): Phrase | undefined {
  const [first = ''] = said;
  return phrases
    .get(first)
    ?.find(({ words }) => words.every((word, index) => said[index] === word));
}

/** 'Ammina', 'poinai', as they say in Telangana, for 'ammanu' and 'poyayi'. */
function standardForm(word: string): string {
  return word.replace(/inai$/, 'ai').replace(/(?:in)?am?$/, 'anu');
}

/** The longest phrase that a text begins with. */
export function phraseAt(said: readonly string[]): Phrase | undefined {
  const { all } = tables();
  return phraseIn(all, said) ?? phraseIn(all, said.map(standardForm));
}

export function nounOf(word: string): Phrase | undefined {
  return phraseIn(tables().nouns, [word]);
}
