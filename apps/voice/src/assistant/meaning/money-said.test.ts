import { callsTo, createFakeShell } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { TODAY, fieldStall } from '../../../evaluation/field/stall';
import { englishAnswers } from '../../testing/english-answers';
import { createAssistant } from '../assistant';

async function ask(text: string, before?: string) {
  const { signal } = new AbortController();
  const shell = createFakeShell({ today: TODAY, stall: fieldStall });
  const assistant = createAssistant(shell, englishAnswers);
  if (before !== undefined) await assistant.reply(before, signal);
  const reply = await assistant.reply(text, signal);
  return { ...reply, written: callsTo(shell).events.length };
}

describe('a sentence of money', () => {
  it.each([
    ['chai ab pachees ki kar do, pandrah me kuch bachta nahi', 'Shall I write: Chai at ₹25'],
    ['onion is too costly, make vada pav 30 now', 'Shall I write: Vada Pav at ₹30'],
    ['agar sattar chai nikal gayi aaj to kitna hoga', '70 Chai would be ₹1,050'],
    ['अगर पचास चाय निकल गई आज तो कितना होगा', '50 Chai would be ₹750'],
    // A figure that may be two is asked, and what stands behind a figure belongs to it.
    ['chai 10,00 becha', 'Shall I write: 10 Chai sold'],
    ['chai ka daam 12,50 karo', 'Shall I write: Chai at ₹12.50'],
    ['tamatar 12 rs 50 paise kilo ho gaya', 'tomatoes at ₹12.50 a kg'],
    ['50 पैसे की टॉफी', '₹0.50'],
    ['2k ka tel liya', '₹2,000 for tel'],
    ['గ్యాస్ ౧.౫ లక్షలు ఇచ్చాను', '₹1,50,000 for gas'],
    ['0,250 kilo tamatar phenka', '0.25 kg tomatoes'],
    ['chai 20 cheddam anukuntunna inka cheyaledu', 'With Chai at ₹20'],
    ['do plate vada pav fekna pada', 'Shall I write: 2 Vada Pav thrown away'],
    ['aaj ek bhi poha nahi bika yaar', 'All right, nothing is written'],
    ['आज एक भी चाय नहीं बिकी', 'All right, nothing is written'],
    ['ఈ నెల్లో ఎంత మిగిలింది', 'This month, 1 November to 22 November'],
    ['did you write my six idli or it got missed', 'today'],
    ['chai 20 ki kar do, sab jagah 20 hi hai', 'Shall I write: Chai at ₹20'],
    // Who was paid, or what for.
    ['paid everybody 600', '₹600'],
    ['painter took 700 for the board', '₹700 for painter, today?'],
    ['the boy who carries the ice took 140 from the box', '₹140 for ice, today?'],
    ['darwaan ko 150 diye, gate ka taala toot raha tha', '₹150 for darwaan, today?'],
    ['मिस्त्री को नौ सौ दिए चूल्हा ठीक करने के', '₹900 for मिस्त्री, today?'],
    ['రమణకి ఏడు వందలు ఇచ్చాను', '₹700 for రమణ, today?'],
    ['ramanaki 700 icha', '₹700 for ramana, today?'],
    ['electric manishi vachi fan bagu chesi 350 pattukellaadu', '₹350 for electric, today?'],
    ['paid suresh 600 and kamala 550 for the day', '₹600 for suresh, today and ₹550 for kamala'],
    ['auto fellow wanted 160 i gave him 110', '₹110 for auto, today?'],
    ['auto vadu 160 adigadu 110 ichanu', '₹110 for auto, today?'],
    // What was bought, with its weight: the price that is near the known one.
    ['pyaz 12 kilo liya 33', 'onions at ₹33 a kg'],
    ['pyaz 12 kilo liya 396 ka', 'onions at ₹33 a kg'],
    ['10 litre tin for 1400, that is 140 a litre, oil', 'oil at ₹140 a litre'],
    ['तेल का दस लीटर वाला टिन चौदह सौ में आया', 'oil at ₹140 a litre'],
    ['do kilo makkhan liya 570 wala', 'butter at ₹570 a kg'],
    ['aloo 10 kilo liya 3 ka', 'potatoes at ₹3 for 10 kg'],
    ['rice 20 kg bag came for 1100', 'rice at ₹55 a kg'],
    ['cheese kilo 240 ayindandi pothe nela 210 ki techevallam', 'cheese at ₹240 a kg'],
    ['आलू सत्ताईस किलो के भाव से चार किलो और चावल बावन के भाव से छह किलो', 'rice at ₹52'],
    ['పాలవాడు లీటరు అరవై మూడంట ఇవాల్టి నుంచి', 'milk at ₹63 a litre'],
    ['bakery vaadu pav dozen 54 chesadu ee roju nundi', 'pav at ₹54 a dozen'],
    // What a dish costs from now on, without an order.
    ['from now on poha is 45 not 40, everything is dear', 'Poha at ₹45'],
    ['idli ab 65 ki hai 60 ki nahi', 'Idli Sambar at ₹65'],
    ['आज से चाय अठारह और पोहा पैंतालीस', 'Chai at ₹18 a plate (earlier ₹15) and Poha at ₹45'],
    ['పోహా ఇక నలభై ఐదు నలభై కాదు', 'Poha at ₹45'],
    ['poha inka 45 cheyyi ammaa 40 ki gittadam ledu', 'Poha at ₹45'],
    ['kal se chai 18 ki', 'Shall I write it now: Chai at ₹18'],
    ['chai was 12 earlier, now it is 15', 'Chai: ₹15 a plate already'],
    // What was not paid, not yet, not here or long ago.
    ['stove repair ki 900 adigadu vaddu annanu', 'othing is written'],
    ['ice wale ko paise dene hai 180', 'othing is written'],
    ['the fellow opposite paid 700 to the painter', 'othing is written'],
    ['raju returned the 300 he took', 'othing is written'],
    ['sab jagah chai 20 ki hai', 'othing is written'],
    ['pehle aloo 12 rupaye kilo milta tha', 'othing is written'],
    ['पहले आलू बारह रुपये किलो था', 'othing is written'],
  ])('%s: %s', async (text, answer) => {
    const reply = await ask(text);
    expect(reply.text).toContain(answer);
    expect(reply.written).toBe(0);
  });

  it.each([
    'वो अभी वाला हटा दे भाई, बन मस्का वापस दे गया',
    'delete the 2 bun maska entry please',
    '2 bun maska hatao',
    'दो बन मस्का हटा दो',
    'rendu bun maska teesey',
    'రెండు బన్ మస్కా తీసేయ్',
  ])('drops what was asked about when it is to be taken away: %s', async (text) => {
    const reply = await ask(text, 'करीब दो बन मस्का गया');
    expect(reply).toMatchObject({ text: 'All right, nothing is written.', written: 0 });
  });

  it('never takes a price that a dish has for the new one', async () => {
    const reply = await ask('chai das se pandrah ki kar do');
    expect(reply.written).toBe(0);
    expect(reply.text).not.toContain('₹10');
  });
});

describe('food that may be dangerous, beside its price', () => {
  it.each([
    'chicken 2 kg 600 ka liya tha kal, bahar pada raha raat bhar',
    'bought chicken 2 kg for 600 yesterday, it lay outside all night',
    'चिकन 2 किलो 600 का लिया था कल, रात भर बाहर पड़ा रहा',
    'చికెన్ 2 కిలోలు 600 కి కొన్నాను నిన్న, రాత్రంతా బయట ఉంది',
    'chicken 2 kilolu 600 ki konnanu ninna, ratri anta bayata undi',
    'milk 5 litre 300 rupees, forgot outside overnight',
  ])('gets a line of caution: %s', async (text) => {
    const reply = await ask(text);
    expect(reply.text).toContain('If it smells off or is slimy, throw it away.');
    expect(reply.written).toBe(0);
  });

  it('gets none where the day alone is told', async () => {
    expect((await ask('chicken 2 kg 600 ka liya tha kal')).text).not.toContain('throw it away');
  });

  it.each([
    'matka wala pani me larva jaise kuch the, 30 glass kitne me du',
    'there was something like larvae in the water, 30 glasses sold, what price',
    'पानी में लार्वा जैसे कुछ थे, तीस गिलास कितने में दूँ',
    'నీళ్ళలో లార్వా లాగా ఏదో ఉంది, 30 గ్లాసులు ఎంతకి అమ్మాలి',
    'nillalo larva laga edo undi, 30 glasslu entaku ammali',
  ])('is not sold: %s', async (text) => {
    expect((await ask(text)).text).toContain('Throw it away');
  });
});
