import { callsTo, createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { createAssistant } from '../assistant';
import { entryByMeaning } from '../entries/entry-by-meaning';

const today = '2026-11-22';
const { signal } = new AbortController();

/** What the last of some sentences is answered with, and what is written then. */
async function say(...sentences: readonly string[]) {
  const shell = createFakeShell({ today, stall: 'own' });
  const assistant = createAssistant(shell);
  let reply = '';
  let before = 0;
  for (const sentence of sentences) {
    before = callsTo(shell).events.length;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    reply = (await assistant.reply(sentence, signal)).text;
  }
  return { reply, events: callsTo(shell).events.slice(before) };
}

it.each([
  [['teen upma becha', 'nahi paanch'], { dish: 'upma', plates: 5 }],
  [['2 upma becha', 'nahi 3'], { dish: 'upma', plates: 3 }],
  [['3 upma sold', 'not three, four'], { dish: 'upma', plates: 4 }],
  [['3 upma sold', 'kaadu aidu'], { dish: 'upma', plates: 5 }],
  [['moodu upma ammanu', 'మూడు కాదు నాలుగే'], { dish: 'upma', plates: 4 }],
  [['teen upma aur do masala dosa', 'nahi upma char thi'], { dish: 'upma', plates: 4 }],
  [['6 upma sold', 'no no two they cancelled, make it four'], { dish: 'upma', plates: 4 }],
  [['2 upma and 3 masala dosa sold', 'arre nahi paanch upma'], { dish: 'upma', plates: 5 }],
])('writes what is plain: %j', async (sentences, entry) => {
  expect((await say(...sentences)).events.at(-1)).toMatchObject(entry);
});

it.each([
  [['2 upma becha', 'arre masala dosa bola tha maine'], /2 Masala Dosa/],
  [['gas 1100 and petrol 200'], /₹1,100 for gas, today and ₹200 for petrol/],
  [['onions 10 kg 350, tomatoes 5 kg 150'], /onions at ₹35 a kg.*tomatoes at ₹30 a kg/],
  [['kaadu aidu upma'], /5 Upma/],
  [['3 upma fell on the floor'], /^Throw it away: .* 3 Upma thrown away today\?/],
  [['teen upma aur pesarattu bika'], /3 Upma/],
  [['2 upma becha', 'nahi'], /2 Upma.*\?/],
  [['2 upma sold', 'no no'], /^Shall I undo: 2 Upma sold today/],
  [['do upma ammanu', 'వద్దు'], /^వెనక్కి తీసుకోనా: .*2 Upma/],
])('asks where a yes is missing: %j', async (sentences, question) => {
  const { reply, events } = await say(...sentences);
  expect(reply).toMatch(question);
  expect(events).toEqual([]);
});

it.each([
  [['2 upma becha', 'what does one masala dosa cost', 'no'], /^(?!Shall I undo)/],
  [['the fellow opposite is selling 100 upma daily'], /nothing is written/],
  [['3 upma adigaru kani ivvaledu'], /ఏమీ రాయ/],
  [['3 upma', 'scratch that, forget it please'], /nothing is written/],
])('says that nothing is written: %j', async (sentences, answer) => {
  const { reply, events } = await say(...sentences);
  expect(reply).toMatch(answer);
  expect(events).toEqual([]);
});

it.each([
  'did i put 9 upma already or not',
  'maine 9 upma likhvaye the kya',
  'nenu 9 upma raayinchana leda',
])('tells what stands in the records, where that is asked: %s', async (sentence) => {
  const { reply, events } = await say('aaj 9 upma bike', sentence);
  expect(reply).toMatch(/₹/);
  expect(reply).not.toMatch(/would|honge|వస్తుంది/);
  expect(events).toEqual([]);
});

it.each([
  ['waste', 'do upma aur teen masala dosa kachre mein gaye', 'write'],
  ['waste', 'do upma gir gaye', 'confirm'],
  ['sale', 'wo lambu teen upma le gaya', 'write'],
  ['sale', 'agar teen upma bike', 'confirm'],
  ['sale', 'padosi ne teen upma beche', 'confirm'],
  ['sale', 'lagbhag teen upma bike', 'confirm'],
  ['sale', 'teen upma bike aur pesarattu', 'confirm'],
  ['sale', 'teen pesarattu aur do upma bike', 'no-such'],
  ['expense', 'kiraya 1100 aur auto 80 diya', 'write'],
  ['dish_price_set', 'upma ab 45 ka', 'write'],
  ['dish_price_set', 'upma 45 from tomorrow', 'confirm'],
] as const)('with the intent %s known, "%s" is to: %s', (intent, text, kind) => {
  const stall = createFakeShell({ today, stall: 'own' }).stall.getSnapshot();
  expect(entryByMeaning(intent, text, stall, true)?.kind).toBe(kind);
});
