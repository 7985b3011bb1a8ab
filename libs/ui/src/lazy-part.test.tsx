import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LazyPart, partOf } from './lazy-part';
import type { Part } from './lazy-part';

const Hello = () => <p>Hello</p>;

/** A part whose code cannot be fetched the first time. */
function lostOnce() {
  let isLost = true;
  return partOf(async () => {
    if (isLost) {
      isLost = false;
      throw new Error('lost');
    }
    return { default: Hello };
  });
}

const show = (part: Part<object>) =>
  render(
    <LazyPart
      part={part}
      props={{}}
      onError={() => {}}
      loading={null}
      failed={(retry) => <button onClick={retry}>Retry</button>}
    />,
    { onCaughtError: () => {} },
  );

it('is fetched anew when somebody tries again', async () => {
  show(lostOnce());
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello')).toBeTruthy();
});

it('is fetched anew where it is shown next', async () => {
  const part = lostOnce();
  show(part);
  await screen.findByRole('button', { name: 'Retry' });
  show(part);
  expect(await screen.findByText('Hello')).toBeTruthy();
});
