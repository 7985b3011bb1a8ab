import { describe, expect, it } from 'vitest';
import { askAtField as ask } from '../../../evaluation/field/ask';

describe('a sentence of money', () => {
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
