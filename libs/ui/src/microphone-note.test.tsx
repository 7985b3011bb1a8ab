import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MicrophoneNote } from './microphone-note';

it('says where the sound goes once on a device, as long as the page is open', () => {
  const { rerender, unmount } = render(<MicrophoneNote />);
  rerender(<MicrophoneNote isWriting />);
  expect(screen.getByText(/When you speak, your browser turns your voice into text/)).toBeTruthy();
  unmount();
  render(<MicrophoneNote isWriting />);
  expect(screen.queryByText(/When you speak/)).toBe(null);
  expect(screen.getByText('Writing down what you said…')).toBeTruthy();
});
