import { expect, it } from 'vitest';
import { blocksOf, leadOf } from './strategy-lines';

const bullets = (...items: string[]) => ({ kind: 'bullets', items });
const paragraph = (text: string) => ({ kind: 'paragraph', text });

it.each([
  { of: 'stars', text: '* Push dosa\n* Pair it', blocks: [bullets('Push dosa', 'Pair it')] },
  { of: 'dashes', text: '- Push dosa', blocks: [bullets('Push dosa')] },
  { of: 'numbers', text: '1. Push\n2. Pair\n10.Price', blocks: [bullets('Push', 'Pair', 'Price')] },
  { of: 'indented lines', text: '  * Push  ', blocks: [bullets('Push')] },
  {
    of: 'other lines',
    text: 'Today\nTomorrow',
    blocks: [paragraph('Today'), paragraph('Tomorrow')],
  },
  {
    of: 'both in turn, with empty lines between',
    text: 'Price:\n\n* Up\n\n* Down\nEnd',
    blocks: [paragraph('Price:'), bullets('Up', 'Down'), paragraph('End')],
  },
  { of: 'a decimal figure', text: '2.5 kg is enough', blocks: [paragraph('2.5 kg is enough')] },
  { of: 'bold text', text: '**Price** it', blocks: [paragraph('**Price** it')] },
  { of: 'a dash within', text: 'dosa - the best', blocks: [paragraph('dosa - the best')] },
  { of: 'no text', text: '\n \n', blocks: [] },
])('makes bullet items and paragraphs of lines: $of', ({ text, blocks }) => {
  expect(blocksOf(text)).toEqual(blocks);
});

it.each([
  ['Marketing: push dosa', 'Marketing:'],
  ['Cheese Uttapam: 20 plates', 'Cheese Uttapam:'],
  ['मार्केटिंग: डोसा', 'मार्केटिंग:'],
  ['Open at 9:30', ''],
  ['Push dosa, which earns the most of all: put it first', ''],
  ['Price:', ''],
])('finds what an item is about: %s', (item, lead) => {
  expect(leadOf(item)).toBe(lead);
});
