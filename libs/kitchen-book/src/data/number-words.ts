type NumberWords = readonly (readonly [value: number, words: string])[];

/** Numbers in English and Hindi. */
export const numberWords: NumberWords = [
  [1, 'ek one एक'],
  [2, 'do two दो'],
  [3, 'teen three तीन'],
  [4, 'char chaar four चार'],
  [5, 'panch paanch five पांच पाँच'],
  [6, 'chhe chah six छह छः'],
  [7, 'saat seven सात'],
  [8, 'aath eight आठ'],
  [9, 'nau nine नौ'],
  [10, 'das ten दस'],
  [12, 'barah twelve बारह'],
  [15, 'pandrah fifteen पंद्रह'],
  [20, 'bees twenty बीस'],
  [25, 'pachees twentyfive पच्चीस'],
  [30, 'tees thirty तीस'],
  [40, 'chalis forty चालीस'],
  [50, 'pachas fifty पचास'],
  [100, 'sau hundred सौ'],
  [0.5, 'adha aadha adhi aadhi aadhe adhe half आधा आधी आधे'],
  [0.25, 'quarter'],
  [0.75, 'pauna पौना'],
  [1.5, 'dedh derh डेढ़'],
  [2.5, 'dhai adhai ढाई अढ़ाई'],
];

/** Numbers that only prices are said with. 'Saath' is not here: it is sixty, and also 'with'. */
export const priceNumberWords: NumberWords = [
  [11, 'eleven gyarah'],
  [13, 'thirteen terah'],
  [14, 'fourteen chaudah'],
  [16, 'sixteen solah'],
  [18, 'eighteen atharah'],
  [35, 'thirtyfive paintis'],
  [45, 'fortyfive paintalis'],
  [55, 'fiftyfive pachpan'],
  [60, 'sixty'],
  [65, 'sixtyfive painsath'],
  [70, 'seventy sattar'],
  [75, 'seventyfive pachattar'],
  [80, 'eighty assi'],
  [85, 'eightyfive pachasi'],
  [90, 'ninety nabbe navve'],
  [95, 'ninetyfive pachanve'],
];

/** Telugu counts of days and hours. Amounts of food leave them out: they know no Telugu units. */
export const teluguNumberWords: NumberWords = [
  [1, 'oka okati'],
  [2, 'rendu'],
  [3, 'moodu mudu'],
  [4, 'naalugu nalugu'],
  [5, 'aidu ayidu'],
  [6, 'aaru'],
  [7, 'edu'],
  [8, 'enimidi'],
];
