import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BoldText } from './bold-text';

function show(text: string) {
  const { container } = render(<BoldText text={text} />);
  const bold = screen.queryAllByRole('strong').map((part) => part.textContent);
  return {
    text: container.textContent,
    bold,
    tags: container.querySelectorAll(':not(span)').length,
  };
}

it.each([
  { of: 'no marker', text: 'plain words', shown: 'plain words', bold: [] },
  { of: 'one pair', text: 'sell **more** dosa', shown: 'sell more dosa', bold: ['more'] },
  { of: 'two pairs', text: '**a** and **b**', shown: 'a and b', bold: ['a', 'b'] },
  { of: 'pairs side by side', text: '**a****b**', shown: 'ab', bold: ['a', 'b'] },
  { of: 'a lone marker', text: '2 ** 3', shown: '2 ** 3', bold: [] },
  { of: 'a pair and a lone marker', text: '**a** ** b', shown: 'a ** b', bold: ['a'] },
  { of: 'markers around nothing', text: 'a****b', shown: 'a****b', bold: [] },
  { of: 'single stars', text: '*a* b', shown: '*a* b', bold: [] },
  { of: 'no text', text: '', shown: '', bold: [] },
])('makes bold what stands between two markers: $of', ({ text, shown, bold }) => {
  expect(show(text)).toEqual({ text: shown, bold, tags: bold.length });
});

it('leaves every other markup as text', () => {
  const text = '<b>a</b> **<i>b</i>** <script>c</script> [d](e) &amp;';
  expect(show(text)).toEqual({
    text: '<b>a</b> <i>b</i> <script>c</script> [d](e) &amp;',
    bold: ['<i>b</i>'],
    tags: 1,
  });
});
