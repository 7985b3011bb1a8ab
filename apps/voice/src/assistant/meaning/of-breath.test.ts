import { expect, it } from 'vitest';
import { askAtField as ask } from '../../../evaluation/field/ask';
import { linesOf } from '../../../evaluation/lists';

it.each(linesOf<{ readonly text: string; readonly entry: string }>('field/breaths.jsonl'))(
  'asks whether all of a breath shall be written: $text',
  async ({ text, entry }) => {
    const reply = await ask(text);
    expect(reply.text).toMatch(/^(?:Throw it away: .* )?Shall I write: /);
    expect(reply.text).toContain(entry);
    expect(reply.text).not.toContain('If it smells off');
    expect(reply.written).toBe(0);
  },
);

it.each([
  ['arre not twelve make it five the other seven were told', '5 Poha sold, today'],
  ['बारह नहीं रे पंद्रह पंद्रह पोहा', '15 Poha sold, today'],
  ['poha kaadu adi idli pannendu idli', '12 Idli Sambar sold, today'],
  ['poha nahi chai', '12 Chai sold, today'],
])('corrects what was written last, whatever is told beside: %s', async (text, entry) => {
  const reply = await ask(text, 'sold 12 poha');
  expect(reply.text).toContain(`Corrected: ${entry}`);
});

it.each([
  ['i meant bun maska', '12 Bun Maska sold, today'],
  ['arre gyarah hi the', '11 Poha sold, today'],
])('asks about a correction in few words: %s', async (text, entry) => {
  const reply = await ask(text, 'sold 12 poha');
  expect(reply.text).toContain(`Shall I write: ${entry}, instead of 12 Poha`);
});

it.each([
  'take that off my kid said it',
  'dont add that one',
  'cancel it they did not want the plates',
  'hata de yaar unhone liya hi nahi',
  'abba adi theesey valla daggara dabbulu levanta vellipoyaru',
])('takes back what was written last, in any words: %s', async (text) => {
  const reply = await ask(text, 'sold 12 poha');
  expect(reply.text).toMatch(/^(?:Undone|Shall I undo): 12 Poha/);
});

it('asks how many, where nobody counted those who had one each', async () => {
  const reply = await ask('sabne ek ek chai pi');
  expect(reply.text).toContain('How many plates?');
});

it('sets a count in all, and takes it for no correction of the last entry', async () => {
  const reply = await ask('poha today altogether 37 only, dont add', 'sold 12 poha');
  expect(reply.text).toContain('Shall I write: 37 Poha in all today?');
});

it.each([
  'one family wanted four masala dosa, saw the queue and went off to the mall',
  'madam ka phone aaya chhe masala dosa ek baje tak taiyar rakhna boli',
  'kamala dropped 24 vadas in the oil, they smell so nice',
  'ek bhi dosa nahi gira aaj badhiya',
  'ఎవరూ రెండు టీ కూడా తాగలేదు',
  'agar sau chai nikal jaye aur do gir jaye to kya',
  'ramu from across the road sold 150 idli today',
  'raju ne do vada pav nahi khaye',
  'aaru mandiki tala oka poha kavalanta',
  'lizard fell in the sambar vessel, full pot is there, 40 plates',
])('asks for no entry: %s', async (text) => {
  const reply = await ask(text);
  expect(reply.text).not.toContain('Shall I write');
  expect(reply.written).toBe(0);
});

it.each(['nalini ko 2 chai di', 'do sade masala dosa becha', 'fenugreek poha 3 plate becha'])(
  'takes no name and no kind of food for a loss: %s',
  async (text) => {
    expect((await ask(text)).text).not.toMatch(/thrown/);
  },
);
