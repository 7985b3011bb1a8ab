import { tokensOf } from '@thela/understanding';
import { expect, it } from 'vitest';
import { parseRoleRequest } from './role-order';

it.each([
  ['profit', 'switch to profit'],
  ['profit', 'profit mode'],
  ['profit', 'Profit!'],
  ['profit', 'munafa wala'],
  ['profit', 'ab munafe ki baat karo'],
  ['profit', 'profit optimizer kholo'],
  ['profit', 'lets talk about money'],
  ['profit', 'paise ki baat karte hain'],
  ['profit', 'प्रॉफिट मोड'],
  ['profit', 'मुनाफे की बात करो'],
  ['sous-chef', 'ab rasoi ki baat karo'],
  ['sous-chef', 'chef bano'],
  ['sous-chef', 'sous-chef mode please'],
  ['sous-chef', 'be my chef'],
  ['sous-chef', 'back to cooking'],
  ['sous-chef', 'switch from profit to chef'],
  ['sous-chef', 'profit se chef pe jao'],
  ['sous-chef', 'शेफ बनो'],
  ['sous-chef', 'अब रसोई की बात करो'],
  ['zero-waste', 'zero waste mode'],
  ['zero-waste', 'zero-waste'],
  ['zero-waste', 'bacha hua khana'],
  ['zero-waste', 'go to leftovers now'],
  ['zero-waste', 'zero waste pe aao bhai'],
  ['zero-waste', 'ज़ीरो वेस्ट मोड'],
  ['zero-waste', 'बचे हुए खाने की बात करो'],
])('%s: %s', (skill, text) => {
  expect(parseRoleRequest(tokensOf(text))).toEqual({ kind: 'order', skill, rest: [] });
});

it.each([
  'what is my profit today',
  'sabse zyada munafa wala dish batao',
  'profit batao',
  'change the price of onion to 40',
  'I have leftover rice',
  'bacha hua khana kya karu',
  'this is a waste of salt',
  'the cook burnt the sambar',
  'not profit',
  'the city people have come for the waste',
  'the one who cooks rice is ill',
  'one who saves money becomes rich',
  'jo munafa hota hai usko bank mein dalo',
  'put the leftovers in the fridge',
  'paise ki baat pe ladai ho gayi',
  'profit baad mein, pehle grahak dekho',
  '5 dosalu lekkalo vey',
  'labham penchu',
  'మిగిలిన అన్నం పెట్టు',
  'వంటవాడిని పెట్టుకోవాలా',
  '',
])('is no command: %s', (text) => {
  expect(parseRoleRequest(tokensOf(text))).toBeUndefined();
});

it.each([
  ['switch to profit, what does a plain dosa cost', 'profit', 'what does a plain dosa cost'],
  ['chef bano aur batao tamatar khatte hain', 'sous-chef', 'tamatar khatte hain'],
  ['20 idli bachi hain, zero waste mode', 'zero-waste', '20 idli bachi hain'],
  ['చెఫ్‌గా మారు, పిండి పులిసింది', 'sous-chef', 'పిండి పులిసింది'],
  ['profit mode ki maari dosa entha cheppu', 'profit', 'dosa entha cheppu'],
])('leaves the question: %s', (text, skill, question) => {
  const command = parseRoleRequest(tokensOf(text));
  expect(command).toMatchObject({ kind: 'order', skill });
  expect(command?.kind === 'order' && command.rest.join(' ')).toContain(
    tokensOf(question).join(' '),
  );
});

it.each([
  'role badlo',
  'change your role',
  'chef or profit',
  'chef aur profit mode',
  'not this one, give me somebody else',
])('asks back: %s', (text) => {
  expect(parseRoleRequest(tokensOf(text))).toEqual({ kind: 'ask' });
});

it.each([
  ['profit', 'chef nahi, profit'],
  ['profit', 'chef hatao profit lagao'],
  ['profit', 'no i meant profit'],
  ['zero-waste', 'zero waste instead of chef'],
  ['profit', 'you are no longer the chef, you are the one who watches my money'],
  ['zero-waste', 'profit baad mein, pehle zero waste wala role pakad'],
  ['sous-chef', 'hisaab bahut ho gaya, ab kitchen wala dimaag lagao'],
])('leaves the other role: %s: %s', (skill, text) => {
  expect(parseRoleRequest(tokensOf(text))).toMatchObject({ kind: 'order', skill });
});

it.each([
  ['profit', 'kharcha kam karne wale ko bulao'],
  ['zero-waste', 'get me the guy who handles leftovers'],
  ['sous-chef', 'jo khana banata hai usko bulao'],
  ['zero-waste', 'the one who turns leftovers into specials, bring her'],
  ['zero-waste', 'leftover se kuch naya banane wala expert bulao'],
  ['profit', 'woh jo paise ka hisaab rakhta hai, usko lagao'],
  ['profit', 'tum wo ho jo munafa dekhta hai'],
])('knows a role by what it does: %s: %s', (skill, text) => {
  expect(parseRoleRequest(tokensOf(text))).toMatchObject({ kind: 'order', skill });
});
