import { tokensOf } from '@thela/understanding';
import { expect, it } from 'vitest';
import { parseRoleRequest } from './role-order';

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
