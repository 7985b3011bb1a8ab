import { createFakeShell } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { createAssistant } from '../../assistant';
import { firstEnglish, firstHindi, firstHinglish, firstTelugu } from './first-list';
import { fourthEnglish, fourthHindi, fourthHinglish, fourthTelugu } from './fourth-list';
import { score } from './score';
import { secondEnglish, secondHindi, secondHinglish, secondTelugu } from './second-list';
import { thirdEnglish, thirdHindi, thirdHinglish, thirdTelugu } from './third-list';
import { TODAY, hundredDays } from './stall';

const stall = createFakeShell({ today: TODAY, events: hundredDays });
const sample = createFakeShell({ today: TODAY });

function askAt(shell: typeof stall) {
  return (text: string) => createAssistant(shell).reply(text, new AbortController().signal);
}

describe.each([
  { name: 'English, first list', list: firstEnglish, right: 8 },
  { name: 'Hinglish, first list', list: firstHinglish, right: 8 },
  { name: 'Hindi, first list', list: firstHindi, right: 7 },
  { name: 'Telugu, first list', list: firstTelugu, right: 7 },
  { name: 'English, second list', list: secondEnglish, right: 6 },
  { name: 'Hinglish, second list', list: secondHinglish, right: 7 },
  { name: 'Hindi, second list', list: secondHindi, right: 8 },
  { name: 'Telugu, second list', list: secondTelugu, right: 8 },
  { name: 'English, third list', list: thirdEnglish, right: 3 },
  { name: 'Hinglish, third list', list: thirdHinglish, right: 4 },
  { name: 'Hindi, third list', list: thirdHindi, right: 5 },
  { name: 'Telugu, third list', list: thirdTelugu, right: 5 },
  { name: 'English, fourth list', list: fourthEnglish, right: 5 },
  { name: 'Hinglish, fourth list', list: fourthHinglish, right: 6 },
  { name: 'Hindi, fourth list', list: fourthHindi, right: 5 },
  { name: 'Telugu, fourth list', list: fourthTelugu, right: 4 },
])('questions about the books: $name', ({ list, right }) => {
  it('are answered with the figures of the slow way, and no others', async () => {
    const found = await score(list, askAt(stall));
    expect(found.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    expect(found.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(right);
  });

  it('have no answer where there are no records', async () => {
    const replies = await Promise.all(list.map(({ text }) => askAt(sample)(text)));
    expect(replies.filter(({ source }) => source === 'calculated')).toEqual([]);
  });
});
