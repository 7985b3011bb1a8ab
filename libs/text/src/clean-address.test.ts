import { expect, it } from 'vitest';
import { cleanAddress } from './clean-address';

it.each([
  '\u200basha@stall.in\u200b',
  'asha\u00ad@st\u200ball.in',
  '\u202aasha@stall.in\u202c',
  '\u00a0asha@stall.in \n',
  'mailto:asha@stall.in',
  'MAILTO: asha@stall.in?subject=Dosa',
  '<asha@stall.in>,',
  'Asha Rao <asha@stall.in>;',
  '“asha@stall.in”.',
  'ａｓｈａ＠ｓｔａｌｌ．ｉｎ',
  'asha@stall。in',
  'mailto:%20asha%40stall.in',
  '„asha@stall.in“、',
  '✉ *asha@stall.in*',
  'asha@stall.in/',
  '• asha@stall.in |',
  'e-mail: asha@stall.in (Asha)',
  'ईमेल:asha@stall.in',
])('reads an address of what people paste: %j', (typed) => {
  expect(cleanAddress(typed)).toBe('asha@stall.in');
});

it.each(['asha @stall.in', "o'neil+dosa@stall.in", 'asha@st\u00a0all.in', 'asha'])(
  'leaves what is within it: %j',
  (typed) => expect(cleanAddress(typed)).toBe(typed.replace('\u00a0', ' ')),
);
