import { describe, expect, it } from 'vitest';
import { askAtField as ask } from '../../../evaluation/field/ask';

describe('asks whether all of a breath shall be written', () => {
  it.each([
    // Sold, and lost.
    ['sold twelve chai and threw away two', '12 Chai sold today and 2 Chai thrown away today'],
    [
      'nau idli biki aur teen alag se jal gayi',
      '9 Idli Sambar sold today and 3 Idli Sambar thrown',
    ],
    ['दस वड़ा पाव बिके दो ज़मीन पे गिर गए', '10 Vada Pav sold today and 2 Vada Pav thrown away'],
    ['తొమ్మిది ఇడ్లీ అమ్మాను మూడు మాడిపోయాయి', '9 Idli Sambar sold today and 3 Idli Sambar thrown'],
    ['tommidi idli ammanu rendu kakulu ettukupoyay', '9 Idli Sambar sold today and 2 Idli Sambar'],
    // Lost alone, whatever is told of it.
    ['milk had split so five chai went into the drain', '5 Chai thrown away today'],
    ['तीन पोहा हाथ से छूट कर गिर गए', '3 Poha thrown away today'],
    ['poha lo uppu ekkuva, nalugu plates parabosanu evaru tinaledu', '4 Poha thrown away today'],
    // Given for nothing, or eaten by one's own people.
    ['paanch medu vada muft me de diye mandir me prasad ke liye', '5 Medu Vada given away today'],
    ['gave two idli to the old lady, no money taken', '2 Idli Sambar given away today'],
    ['బిచ్చగాడికి రెండు ఇడ్లీ ఊరికే ఇచ్చాను', '2 Idli Sambar given away today'],
    ['sun beta mandir wale aaye the sabne bees plate poha khaya hisaab karke gaye', '20 Poha sold'],
    ['i was tired, yesterday after the rain sixteen medu vada we had sold', '16 Medu Vada sold'],
    ['3 dosa burnt and thrown, the tawa was 2 hot', '3 Masala Dosa thrown away today?'],
    // Counts before and behind, dozens and halves, as many again.
    [
      'lo saat masala dosa, idli sambar 9, do bun maska bik gaye',
      '7 Masala Dosa, 9 Idli Sambar and 2',
    ],
    ['one and a half dozen chai the cricket boys drank and paid', '18 Chai sold today'],
    ['sold 2 dzn idli in morning rush', '24 Idli Sambar sold today'],
    ['chhe bun maska aur utni hi chai wo uncle log le gaye', '6 Bun Maska and 6 Chai sold today'],
    // So many for each of some people who are counted, for all of them, or for some.
    ['eight students came, each had one vada pav and two tea', '8 Vada Pav and 16 Chai sold'],
    ['paanch aunty aayi sabne ek ek poha khaya aur do do chai pi', '5 Poha and 10 Chai sold today'],
    ['सात मजदूर लोग थे सबने दो दो इडली खाई और चार ने चाय पी', '14 Idli Sambar and 4 Chai sold'],
    ['ముగ్గురు వచ్చారు తలా రెండు వడ పావ్ తిన్నారు', '6 Vada Pav sold today'],
    ['रमेश और सीता ने दोपहर में एक एक पोहा खाया', '2 Poha given away today'],
    ['iddaru vacharu okkokkaru oka dosa tinnaru', '2 Masala Dosa sold today'],
    // A price or what was paid beside the counts.
    ['40 40 two poha and one 85 dosa', '2 Poha and 1 Masala Dosa sold today'],
    ['chaar poha 160', '4 Poha sold today'],
    ['पच्चीस वाले तीन वड़ा पाव पचहत्तर रुपये', '3 Vada Pav sold today'],
    ['mudu medu vada 150 icharu', '3 Medu Vada sold today'],
    ['mister rao took 2 bun maska gave 100 got 20 back', '2 Bun Maska sold today'],
    // Eaten by helpers and the family, or given to somebody who pays nowhere: never as sold.
    ['suresh ate two idli', '2 Idli Sambar given away today'],
    ['ramesh ne nashte mein do poha kha liya likh lo', '2 Poha given away today'],
    ['రమేష్ రెండు ఇడ్లీ తిన్నాడు లెక్క రాయి', '2 Idli Sambar given away today'],
    ['staff dinner 3 poha', '3 Poha given away today'],
    ['meri beti ne do vada pav khaye', '2 Vada Pav given away today'],
    ['गुरुद्वारा में बीस पोहा दिए', '20 Poha given away today'],
    ['రమేష్ మూడు ఇడ్లీ తిన్నాడు', '3 Idli Sambar given away today'],
    ['mandir wale 20 idli le gaye 1200 diye', '20 Idli Sambar sold today'],
    ['gudiki 12 medu vada ichanu', '12 Medu Vada given away today'],
    // Written as sold, and one that was lost.
    ['likho 4 poha 3 dosa aur ek idli gir gayi', '4 Poha and 3 Masala Dosa sold today and 1 Idli'],
    // Another day, and a count in all.
    ['i forgot, saturday evening there were seven more poha', '7 Poha sold yesterday'],
    ['shaniwar raat ko paanch chai aur biki thi likhna bhul gaya', '5 Chai sold yesterday'],
    ['vada pav so far 61, not 50', '61 Vada Pav in all today'],
    ['idli ab tak 66 hui', '66 Idli Sambar in all today'],
    ['నిన్న పన్నెండు ఇడ్లీ రాయలేదు అమ్ముడుపోయాయి', '12 Idli Sambar sold yesterday'],
    ['wait chai is 124 in all today with those 20 i told', '124 Chai in all today'],
    // A price, whatever is told beside it.
    ['make bun maska fortyfive from now, butter has become too much', 'Bun Maska at ₹45 a plate'],
    ['idli ka daam pachpan kar do samne wala pachas me de raha hai kya kare', 'Idli Sambar at ₹55'],
    ['आलू का भाव बाईस से छब्बीस हो गया किलो का', 'potatoes at ₹26 a kg'],
    // Money for several things, and beside plates.
    ['barf ka 120 hua aur nal wala bhaiya 350 le gaya', '₹120 for ice, today and ₹350'],
    ['గ్యాస్ కి పదకొండు వందలు ఇచ్చాను కమలకి నాలుగు వందలు కూలి', '₹1,100 for gas, today and ₹400'],
    [
      'idli dedh darjan biki aur dhai sau kiraya diya',
      '18 Idli Sambar sold today and ₹250 for rent',
    ],
  ])('%s: %s', async (text, entry) => {
    const reply = await ask(text);
    expect(reply.text).toMatch(/^(?:Throw it away: .* )?Shall I write: /);
    expect(reply.text).toContain(entry);
    expect(reply.text).not.toContain('If it smells off');
    expect(reply.written).toBe(0);
  });
});

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
