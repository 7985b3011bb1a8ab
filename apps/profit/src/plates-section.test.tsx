import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PlatesSection } from './plates-section';
import type { PlatesSectionProps } from './plates-section';
import Tool from './tool';

const plates = {
  'onion-uttapam': 20,
  'masala-dosa': 15,
  'idli-sambar': 30,
  'cheese-uttapam': 10,
  'plain-dosa': 25,
};

function openTool(options: FakeShellOptions = { platesSold: plates }) {
  const shell = createFakeShell(options);
  render(<Tool shell={shell} />);
  return { shell, user: userEvent.setup() };
}

function platesOf(dish: string) {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: `Plates of ${dish} sold` });
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

function chip() {
  return screen.queryByText('Sample figures');
}

describe('the rows', () => {
  it('show each dish with its price, its count and a button on either side', () => {
    openTool();
    const section = screen.getByRole('region', { name: 'Daily Sales Input (Plates Sold)' });
    const rows = within(section).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    const masalaDosa = within(rows[1] as HTMLElement);
    expect(masalaDosa.getByText('Masala Dosa')).toBeTruthy();
    expect(masalaDosa.getByText('at ₹85')).toBeTruthy();
    expect(masalaDosa.getByRole<HTMLInputElement>('spinbutton').value).toBe('15');
    expect(masalaDosa.getAllByRole('button')).toHaveLength(2);
  });
});

describe('plus and minus', () => {
  it('change the count by one plate, and the figures with it', async () => {
    const { user } = openTool();
    await user.click(button('One plate of Masala Dosa more'));
    expect(platesOf('Masala Dosa').value).toBe('16');
    expect(screen.getByRole('cell', { name: '₹1,360' })).toBeTruthy();
    await user.click(button('One plate of Masala Dosa less'));
    await user.click(button('One plate of Masala Dosa less'));
    expect(platesOf('Masala Dosa').value).toBe('14');
    expect(screen.getByRole('cell', { name: '₹1,190' })).toBeTruthy();
  });

  it('work by keyboard', async () => {
    const { user } = openTool();
    platesOf('Masala Dosa').focus();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(platesOf('Masala Dosa').value).toBe('17');
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(platesOf('Masala Dosa').value).toBe('16');
  });

  it('leave the other dishes alone', async () => {
    const { shell, user } = openTool();
    await user.click(button('One plate of Masala Dosa more'));
    expect(shell.day.getSnapshot().platesSold).toEqual({ ...plates, 'masala-dosa': 16 });
  });

  it('go on from what was just typed', async () => {
    const { user } = openTool();
    await user.clear(platesOf('Masala Dosa'));
    await user.type(platesOf('Masala Dosa'), '40');
    await user.click(button('One plate of Masala Dosa more'));
    expect(platesOf('Masala Dosa').value).toBe('41');
  });

  it('stop at 0: minus says that it is off, does nothing and keeps the focus', async () => {
    const { shell, user } = openTool({ platesSold: { 'masala-dosa': 1 } });
    const minus = button('One plate of Masala Dosa less');
    expect(minus.getAttribute('aria-disabled')).toBe('false');
    await user.click(minus);
    expect(platesOf('Masala Dosa').value).toBe('0');
    expect(minus.getAttribute('aria-disabled')).toBe('true');

    const before = shell.day.getSnapshot();
    await user.click(minus);
    await user.keyboard('{Enter}');
    expect(shell.day.getSnapshot()).toBe(before);
    await expectFocus(() => minus);
  });

  it('ask for no step below 0', async () => {
    const onStep = vi.fn<PlatesSectionProps['onStep']>();
    const nothing = () => {};
    render(
      <PlatesSection
        hasSampleFigures
        day={createFakeShell({ platesSold: {} }).day.getSnapshot()}
        onStep={onStep}
        onPlates={nothing}
        onStartFromZero={nothing}
        onShowSampleFigures={nothing}
        onNewDay={nothing}
      />,
    );
    await userEvent.click(button('One plate of Masala Dosa less'));
    expect(onStep).not.toHaveBeenCalled();
    await userEvent.click(button('One plate of Masala Dosa more'));
    expect(onStep.mock.calls).toEqual([['masala-dosa', 1]]);
  });
});

describe('a typed count', () => {
  it('counts at once', async () => {
    const { user } = openTool();
    await user.clear(platesOf('Masala Dosa'));
    await user.type(platesOf('Masala Dosa'), '100');
    expect(platesOf('Masala Dosa').value).toBe('100');
    expect(screen.getByRole('cell', { name: '₹8,500' })).toBeTruthy();
  });

  it('stays while the field is emptied, and is shown again once that is left', async () => {
    const { shell, user } = openTool();
    await user.clear(platesOf('Masala Dosa'));
    expect(platesOf('Masala Dosa').value).toBe('');
    expect(shell.day.getSnapshot().platesSold['masala-dosa']).toBe(15);
    await user.tab();
    expect(platesOf('Masala Dosa').value).toBe('15');
  });

  it.each([
    ['3.7', 'Enter a whole number.'],
    ['3e', 'Enter a whole number.'],
    ['-3', 'Plates cannot be below 0.'],
    ['1000001', 'A count can be 10,00,000 at most.'],
  ])('is not guessed from "%s", whose fault is told', async (text, description) => {
    const { shell, user } = openTool();
    await user.clear(platesOf('Masala Dosa'));
    await user.type(platesOf('Masala Dosa'), text);
    await user.tab();
    const name = 'Plates of Masala Dosa sold';
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name, description });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(text);
    expect(shell.day.getSnapshot().platesSold['masala-dosa']).toBe(15);
  });
});

describe('sample figures', () => {
  it('are marked, with a way to start from zero, on a day that opens with samples', () => {
    openTool({ random: () => 0.5 });
    expect(platesOf('Masala Dosa').value).toBe('35');
    expect(chip()).not.toBeNull();
    expect(button('Start from zero')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show sample figures' })).toBeNull();
  });

  it('are not spoken of where every figure is the vendor’s own', () => {
    openTool();
    expect(chip()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start from zero' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show sample figures' })).toBeNull();
  });

  it('stay marked until the last of them is replaced', async () => {
    const { user } = openTool({ random: () => 0.5 });
    const dishes = ['Onion Uttapam', 'Masala Dosa', 'Idli Sambar', 'Cheese Uttapam'];
    const enterZero = async (dish: string) => {
      await user.clear(platesOf(dish));
      await user.type(platesOf(dish), '0');
    };
    for (const dish of dishes) {
      // oxlint-disable-next-line no-await-in-loop -- a person types one after another
      await enterZero(dish);
    }
    expect(chip()).not.toBeNull();
    await enterZero('Plain Dosa');
    expect(chip()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start from zero' })).toBeNull();
  });

  it('become 0 by "Start from zero", which a toast confirms', async () => {
    const { shell, user } = openTool({ random: () => 0.5 });
    await user.click(button('Start from zero'));
    for (const dish of ['Onion Uttapam', 'Masala Dosa', 'Idli Sambar', 'Plain Dosa']) {
      expect(platesOf(dish).value).toBe('0');
    }
    expect(chip()).toBeNull();
    await expectFocus(() => button('Show sample figures'));
    expect(callsTo(shell).shownToasts()).toEqual([
      {
        kind: 'success',
        message: 'The sample figures are gone. Enter what you sold.',
        urgency: 'polite',
      },
    ]);
    const recommendation = screen.getByRole('region', { name: 'Thela AI Recommendation' });
    expect(within(recommendation).getByRole('status').textContent).toBe(
      "Enter today's sales to get a profit recommendation.",
    );
  });

  it('leave the vendor’s own figures in place when they go', async () => {
    const { user } = openTool({ random: () => 0.5 });
    await user.clear(platesOf('Masala Dosa'));
    await user.type(platesOf('Masala Dosa'), '7');
    await user.click(button('One plate of Plain Dosa more'));
    await user.click(button('Start from zero'));
    expect(platesOf('Masala Dosa').value).toBe('7');
    expect(platesOf('Plain Dosa').value).toBe('1');
    expect(platesOf('Onion Uttapam').value).toBe('0');
    // There are sales, so samples are not offered: they would overwrite them.
    expect(screen.queryByRole('button', { name: 'Show sample figures' })).toBeNull();
  });

  it('come back by "Show sample figures", which is offered while nothing is sold', async () => {
    const { user } = openTool({ platesSold: {}, random: () => 0.98 });
    expect(chip()).toBeNull();
    await user.click(button('Show sample figures'));
    expect(platesOf('Masala Dosa').value).toBe('59');
    expect(chip()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Show sample figures' })).toBeNull();
  });

  it('are no longer offered once a plate is sold', async () => {
    const { user } = openTool({ platesSold: {} });
    await user.click(button('One plate of Masala Dosa more'));
    expect(screen.queryByRole('button', { name: 'Show sample figures' })).toBeNull();
  });
});
