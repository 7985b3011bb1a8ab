import type { Shell } from '@thela/contract';
import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import Tool from '../tool';

export async function openOwnStall(path = '', options: FakeShellOptions = {}) {
  const shell = createFakeShell({ stall: 'own', today: '2026-11-22', path, ...options });
  const view = render(<Tool shell={shell} />);
  // The pages below the first one are lazy chunks: until they are there, their shapes are shown.
  await waitFor(() => expect(view.container.querySelector('.animate-pulse')).toBe(null));
  return { shell, view, user: userEvent.setup(), calls: callsTo(shell) };
}

/** The kinds of what was stored since the tool was opened, and of what. */
export function storedSince(shell: Shell): string[] {
  return callsTo(shell).events.map((event) => {
    if (event.kind === 'dish') return `dish ${event.dish}: ${Object.keys(event.fields).join(' ')}`;
    if (event.kind === 'ingredient') {
      return `ingredient ${event.ingredient}: ${Object.keys(event.fields).join(' ')}`;
    }
    return event.kind === 'price' ? `price ${event.ingredient}: ${event.price}` : event.kind;
  });
}

export function dishByName({ stall }: Shell, name: string) {
  return stall.getSnapshot().dishes.find((dish) => dish.name === name);
}

export function ingredientByName({ stall }: Shell, name: string) {
  return stall.getSnapshot().ingredients.find((ingredient) => ingredient.name === name);
}
