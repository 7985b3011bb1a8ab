import { createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssistant } from './assistant';

const { signal } = new AbortController();
/** In the language of the sentence. */
const thrownAway = /^(?:Throw it away|Ise phenk dein)/;
const noSales = { platesSold: {} };

function assistantOf(options?: FakeShellOptions) {
  const shell = createFakeShell(options);
  const assistant = createAssistant(shell);
  return { shell, assistant, say: (text: string) => assistant.reply(text, signal) };
}

describe('the three phrases of the sample conversation', () => {
  it('sour tomatoes get a tweak in grams', async () => {
    const reply = await assistantOf().say('tomatoes are sour');
    expect(reply).toMatchObject({ skill: 'sous-chef', source: 'book' });
    expect(reply.text).toMatch(/Cook with \d+ g sugar/);
  });

  it('the cost of a masala dosa is reckoned', async () => {
    const reply = await assistantOf().say('what does one masala dosa cost me');
    expect(reply).toEqual({
      skill: 'profit',
      source: 'calculated',
      text: 'One plate of Masala Dosa costs you ₹11.81. You sell it at ₹85, so you earn ₹73.19 on each plate, a margin of 86.1%.',
    });
  });

  it('five idlis and some sambar become a named special', async () => {
    const reply = await assistantOf().say('I have five idlis and some sambar left');
    expect(reply).toMatchObject({ skill: 'zero-waste', source: 'book' });
    expect(reply.text).toMatch(/^Name it '.+'\. .*limited-time special\.\nStep 1\. /);
  });
});

describe('what is said of a sale, a purchase or an expense', () => {
  it.each([
    ['2 half plate misal', /^I count whole plates only/],
    ['do half upma diya', /^Main poori plate/],
    ['upma 2.5 plate', /^I count whole plates only/],
    ['teen upma free diye', /^Likh doon: aaj|today/],
    ['2 हाफ प्लेट मिसल', /^मैं पूरी प्लेट ही गिनता हूँ/],
    ['2 హాఫ్ ప్లేట్ మిసల్', /^నేను పూర్తి ప్లేట్లే/],
    ['sabzi 850 rupaye ki kharidi', /kharche mein likh doon: aaj sabzi ke ₹850\?/],
    ['bought vegetables for 850 rupees', /as an expense: ₹850 for vegetables, today\?/],
    ['सब्ज़ी 850 रुपये की खरीदी', /आज सब्ज़ी के ₹850\?/],
    ['కూరగాయలు 850 రూపాయలకు కొన్నాను', /కూరగాయలు కోసం ₹850\?/],
    ['kirana 1200 ka liya', /aaj kirana ke ₹1,200\?/],
    ['spent 230 on something', /₹230 for something, today\?/],
    ['sold 15 plates yesterday evening', /^I did not understand what to write down/],
    ['maine 200 ka dahi liya', /^Likh doon: aaj dahi ke ₹200/],
    ['khari 40 rupaye ki kharidi', /^Likh doon: aaj khari ke ₹40\?/],
    ['పెరుగు 200 రూపాయలకు కొన్నాను', /^ఐటమ్‌లలో వాడే సరుకు/],
    ['customer ne 500 diye 3 plate ke', /uch nahin likha/],
    ['gas ka paisa diya', /^Kitne rupaye/],
    ['kal ka upma ka waste mat hatao', /^Kya likhna hai/],
    ['mutton 3kg techam 2400 padindi', /./],
    ['office vallu dosa teesukunnaru 600 icharu', /./],
    ['minapappu moodu kilolu techina', /./],
    ['not four, five vada pav', /^I did not understand what to write down/],
    ['kilo nai, gram, 500 gram paneer liya tha', /^Kya likhna hai/],
    ['जगह का किराया चुकाया है 3000 इस महीने का', /^आज किराये के ₹3,000, लिख दूँ/],
  ])('never gets advice for the kitchen: %s', async (text, answer) => {
    const reply = await assistantOf({ stall: 'own' }).say(text);
    expect(reply).toMatchObject({ source: 'set-phrase', text: expect.stringMatching(answer) });
  });

  it.each([
    'I bought 2 kg tomatoes but they are sour, what to do',
    '5 kilo tamatar kharide, bahut khatte hain',
    'dahi 200 ka liya khatta nikla',
    'bought 10 litre milk and it split',
    'customer ne aadhi plate chhod di',
    '2 kg boiled potatoes and 10 pav',
    'bhaji 2 plate bachi hai',
    'Poha got salty because peanuts were also salted, 2 kg poha',
    'noodle teekha ban gaya, do plate wapas aayi',
  ])('gets it where food is complained of or left: %s', async (text) => {
    expect((await assistantOf({ stall: 'own' }).say(text)).source).toBe('book');
  });
});

describe('the current skill', () => {
  it('is the sous-chef at the start, and again after a reset', async () => {
    const { assistant, say } = assistantOf();
    expect((await say('blah')).skill).toBe('sous-chef');
    expect((await say('profit mode')).skill).toBe('profit');
    expect((await say('blah')).skill).toBe('profit');
    assistant.reset();
    expect((await say('blah')).skill).toBe('sous-chef');
  });

  it('decides where a phrase does not tell', async () => {
    const { say } = assistantOf();
    await say('zero waste mode');
    expect(await say('idli')).toMatchObject({ skill: 'zero-waste', source: 'book' });
    await say('munafa wala');
    expect((await say('idli')).text).toContain('₹11.09');
  });

  it('of leftovers takes what is wrong with a dish for what it is', async () => {
    const { say } = assistantOf();
    await say('zero waste');
    const reply = await say('sambar me namak zyada ho gaya 5 litre');
    expect(reply).toMatchObject({ skill: 'sous-chef', source: 'book' });
  });

  it('comes back after another skill has answered', async () => {
    const { say } = assistantOf();
    await say('zero waste mode');
    expect((await say('tomatoes are sour')).skill).toBe('sous-chef');
    expect((await say('2 kg chawal')).skill).toBe('zero-waste');
  });

  it('leaves the word to another that understands', async () => {
    const { say } = assistantOf();
    await say('switch to profit');
    expect((await say('2 kg boiled potatoes and 10 pav')).skill).toBe('zero-waste');
    expect((await say('switch to profit, tomatoes are sour')).skill).toBe('sous-chef');
  });
});

describe('an order that does not say plainly which role', () => {
  const question = 'Which one: sous-chef, profit or zero waste?';
  const inHinglish = 'Kaun sa chahiye: sous-chef, profit ya zero waste?';

  it.each([
    ['role badlo', inHinglish],
    ['chef or profit', question],
    ['switch mode yaar', inHinglish],
    ['koi aur assistant do', inHinglish],
  ])('is asked back, and changes nothing: %s', async (order, asked) => {
    const { say } = assistantOf();
    await say('zero waste mode');
    expect(await say(order)).toMatchObject({
      text: asked,
      skill: 'zero-waste',
      source: 'set-phrase',
      answers: ['Sous-chef', 'Profit', 'Zero waste'],
    });
  });

  it.each([
    ['profit', 'profit'],
    ['paise wala', 'profit'],
    ['the second one', 'profit'],
    ['khana banane wala', 'sous-chef'],
    ['pehla wala', 'sous-chef'],
    ['bachi hui cheezein', 'zero-waste'],
    ['haan zero west', 'zero-waste'],
    ['तीसरा', 'zero-waste'],
  ])('is understood from the answer: %s', async (answer, skill) => {
    const { say } = assistantOf();
    await say('role badlo');
    expect(await say(answer)).toMatchObject({ skill, source: 'set-phrase' });
    expect((await say('blah')).skill).toBe(skill);
  });

  it('is dropped where something else is said', async () => {
    const { say } = assistantOf();
    await say('role badlo');
    expect((await say('tomatoes are sour')).source).toBe('book');
    expect((await say('the second one')).text).not.toContain('it is');
  });

  it('does not take a question for an answer', async () => {
    const { say } = assistantOf();
    await say('role badlo');
    expect((await say('profit kitna hua')).source).toBe('calculated');
  });
});

it('an order with a complaint changes the role and answers', async () => {
  const { text } = await assistantOf().say('chef mode, tomatoes are sour');
  expect(text).toMatch(/^Sous-chef it is\. Tomatoes/);
});

it.each(['tumhara role kya hai', 'zero waste kya hota hai', 'kitne role hain'])(
  'says what the roles are: %s',
  async (question) => {
    expect((await assistantOf().say(question)).text).toMatch(
      /^(?:I can help with three things|Main teen tarah se madad karta hoon)/,
    );
  },
);

it.each(['set role profit', 'profit mode mat karo', 'munafa kam ho gaya', 'hisaab galat hai'])(
  'says no figures that nobody asked for: %s',
  async (phrase) => {
    expect((await assistantOf().say(phrase)).text).not.toContain('₹');
  },
);

it("takes a cook's yesterday for no old food", async () => {
  expect((await assistantOf().say('chef kal se aayega')).source).toBe('set-phrase');
  expect((await assistantOf().say('chef, chawal kal se bahar hai')).text).toContain(
    'Ise phenk dein',
  );
});

describe('a follow-up', () => {
  it('about another dish, or about its margin, is about money', async () => {
    const { say } = assistantOf();
    await say('what does a plain dosa cost');
    expect((await say('aur masala dosa?')).text).toContain('₹11.81');
    expect((await say('what is its margin')).text).toContain('Masala Dosa');
  });
});

it('reads the prices of the moment', async () => {
  const { shell, say } = assistantOf();
  shell.day.setIngredientPrice('potatoes', 45);
  expect((await say('masala dosa cost')).text).toContain('costs you ₹14.81');
});

it('says that plates are samples, and when there are none', async () => {
  expect((await assistantOf().say('income today')).text).toContain('sample figures');
  const { say } = assistantOf({ platesSold: { 'plain-dosa': 10 } });
  expect((await say('income today')).text).toBe(
    "Today's sales are ₹500. Your profit is ₹437.90, a margin of 87.6%.",
  );
  expect((await assistantOf(noSales).say('income today')).text).toContain('No plates are entered');
});

it('says again what it said', async () => {
  const { say } = assistantOf();
  const first = await say('plain dosa cost');
  expect(await say('phir se bolo')).toEqual(first);
  expect((await assistantOf().say('repeat')).text).toContain('did not understand');
});

it.each(['fungus wala paneer bechun to kitna fayda', 'rotten tomatoes ka dosa kitne me bechu'])(
  'puts no price on spoiled food: %s',
  async (phrase) => {
    expect((await assistantOf().say(phrase)).text).toMatch(thrownAway);
  },
);

it('takes yesterday in a question about money for no spoiled food', async () => {
  expect((await assistantOf().say('kal se masala dosa ka kharcha')).source).toBe('calculated');
});

it('throws dangerous leftovers away in the skill of leftovers', async () => {
  const { say } = assistantOf();
  await say('zero waste mode');
  expect((await say('chicken that smells bad')).text).toMatch(thrownAway);
});

it('gives a line of caution to whatever it makes of food that may be dangerous', async () => {
  const { say } = assistantOf({ stall: 'own' });
  const reply = await say('eggs have crack and leaking from below tray since some days');
  expect(reply.text).toMatch(/throw it away|^Is it fresh/i);
});

it('passes over a word that it does not know in a complaint, with a line of caution', async () => {
  const reply = await assistantOf().say('the xyzzy tomatoes are sour');
  expect(reply).toMatchObject({ skill: 'sous-chef', source: 'book' });
  expect(reply.text).toMatch(/^Tomatoes[^]*8 g sugar[^]*\nIf it smells off.* throw it away\.$/);
});

it.each([
  ['the momos came out rock hard today, what now', /^Momos, too hard[^]*maida/],
  ['i put too much salt by mistake', /^Too salty[^]*Which dish is it\?/],
])('remedies a fault that the classifier alone tells: %s', async (phrase, text) => {
  const reply = await assistantOf().say(phrase);
  expect(reply).toMatchObject({ skill: 'sous-chef', source: 'book' });
  expect(reply.text).toMatch(text);
});

it('asks whether leftovers are fresh beside a word that it does not know', async () => {
  const reply = await assistantOf().say('10 roti xyzzy qwertz');
  expect(reply).toMatchObject({ skill: 'zero-waste', source: 'book' });
  expect(reply.text).toMatch(/^Is it fresh|^Yeh taaza hai na/);
});

it.each([
  [0, /Step 1|1\./],
  [1, /^Throw it away: |^Ise phenk dein: /],
])('goes on with either answer to it: %s', async (at, text) => {
  const assistant = assistantOf();
  const { answers } = await assistant.say('10 roti xyzzy qwertz');
  expect((await assistant.say(answers?.[at] ?? '')).text).toMatch(text);
});

it('throws away what either side of the kitchen book knows for a danger', async () => {
  const { text } = await assistantOf().say('xyzzy chawal bache hain, customer ki plate se');
  expect(text).toMatch(thrownAway);
});

it('asks nothing where the question is about money', async () => {
  expect((await assistantOf().say('xyzzy masala dosa ka kharcha')).source).toBe('calculated');
});

it('says that it did not understand, with one example', async () => {
  const { text, source } = await assistantOf().say('');
  expect(source).toBe('set-phrase');
  expect(text).toContain('tomatoes are sour');
});

it('refuses what is longer than any tool takes', async () => {
  expect((await assistantOf().say('a'.repeat(8001))).text).toContain('too long');
});

describe('whatever is said', () => {
  const words = fc.constantFrom(
    ...'profit chef waste left 5 kg ₹ % dosa masala onion cost if agar ho gaya sawa switch to mode , . और डोसा कितने bacha'.split(
      ' ',
    ),
  );
  const phrase = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
  );

  it('gets a reply', { tags: ['nightly'] }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(phrase, { minLength: 1, maxLength: 3 }), async (phrases) => {
        const { say } = assistantOf();
        const replies = await Promise.all(phrases.map(say));
        for (const { text } of replies) expect(text).not.toBe('');
      }),
      { numRuns: 100 },
    );
  });

  async function expectSoon(piece: string): Promise<void> {
    const { say } = assistantOf();
    // On any machine, however busy: the first quarter in less than four times a fixed piece of work that is timed
    // beside it, and all of it in less than ten times the quarter. It takes four times; were the time to grow with the
    // square of the length, it would take sixteen.
    const quarters = longTexts(piece).map((text) => text.slice(0, 2000));
    expect(await slowness(quarters, say, addUp, 4)).toBeLessThan(4);
    const sayQuarter = (index: number) => say(quarters[index] ?? '');
    expect(await slowness(longTexts(piece), say, sayQuarter, 10)).toBeLessThan(10);
  }

  it.each([
    'a',
    'switch to ',
    'profit ',
    'dosa ',
    'masala ',
    'left idli ',
    'sour tomatoes ',
    'sawa ',
    'डोसा कितने ',
    '5 kg ',
  ])('gets it soon: 8,000 letters of %j', { tags: ['nightly'] }, expectSoon);

  // The book reads a text in NFKC, which writes one of these as 3 to 18 letters; the last two become words.
  async function expectNoLonger(piece: string): Promise<void> {
    const { say } = assistantOf();
    const ordinary = longTexts('sour tomatoes ');
    const sayOrdinary = (index: number) => say(ordinary[index] ?? '');
    expect(await slowness(longTexts(piece), say, sayOrdinary, 1)).toBeLessThan(1);
  }

  it.each(['ﷺ ', 'ﷺ', '⑽', '½', '₹', '%'])(
    'takes no longer over 8,000 letters of %j',
    { tags: ['nightly'] },
    expectNoLonger,
  );
});

/** Texts of 8,000 letters. The book remembers the last text, so each one differs. */
function longTexts(piece: string): readonly string[] {
  const whole = piece.repeat(8000);
  return [0, 1, 2, 3, 4].map((from) => `${from}${whole.slice(from, from + 7999)}`);
}

/**
 * How much longer the reply to one of these texts takes than other work that is timed beside it: that of the quickest
 * tries, which go on only until it is below the limit.
 */
async function slowness(
  texts: readonly string[],
  say: (text: string) => Promise<unknown>,
  other: (index: number) => unknown,
  limit: number,
): Promise<number> {
  let reply = Number.POSITIVE_INFINITY;
  let beside = Number.POSITIVE_INFINITY;
  for (const [index, text] of texts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or each would slow the others
    reply = Math.min(reply, await timeOf(() => say(text)));
    // oxlint-disable-next-line no-await-in-loop
    beside = Math.min(beside, await timeOf(() => other(index)));
    if (reply < limit * beside) break;
  }
  return reply / beside;
}

/** Time of this process on a processor, µs: others that run beside it do not count. */
async function timeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** A fixed piece of work, about 50 ms of an idle processor. */
function addUp(): number {
  let sum = 0;
  for (let index = 0; index < 15_000_000; index += 1) sum = (sum + index) % 1_000_003;
  return sum;
}
