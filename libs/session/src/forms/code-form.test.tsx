import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackendError } from './ask-auth';
import { CodeForm } from './code-form';
import type { CodeResult } from './code-form';
import { ResendButton } from './resend-button';

describe('the field for a code', () => {
  function open(result: CodeResult = 'right', focus?: 'never' | 'first' | 'always') {
    const onCode = vi.fn<(code: string) => Promise<CodeResult>>();
    onCode.mockResolvedValue(result);
    const onShort = vi.fn<() => void>();
    render(
      <CodeForm name="Code" className="" focus={focus} check={onCode} onShort={onShort}>
        {({ field: input }) => (
          <>
            {input}
            <button type="submit">Check</button>
          </>
        )}
      </CodeForm>,
    );
    return { onCode, onShort, user: userEvent.setup() };
  }

  const field = () => screen.getByLabelText<HTMLInputElement>('Six-digit code');

  const hasFocus = () => field().matches(':focus');

  it('gets the keyboard for figures and the suggestion of the code that came', () => {
    open();
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
  });

  it('hands over the code once, when its sixth digit is typed', async () => {
    const { onCode, user } = open();
    await user.type(field(), '12a3४౫');
    expect(onCode).not.toHaveBeenCalled();
    await user.type(field(), '6');
    expect(field().value).toBe('123456');
    await user.type(field(), '7');
    expect(field().value).toBe('123456');
    expect(onCode.mock.calls).toEqual([['123456']]);
    await user.type(field(), '{Backspace}9');
    expect(onCode).toHaveBeenLastCalledWith('123459');
  });

  it('takes it out of a pasted message, instead of what was typed', async () => {
    const { onCode, user } = open();
    await user.type(field(), '98');
    await user.paste('123 456 is your code.\n\n@thela.in #123456');
    expect(field().value).toBe('123456');
    expect(onCode.mock.calls).toEqual([['123456']]);
  });

  it('puts in pasted digits where the cursor is, and ignores what cannot be a code', async () => {
    const { onCode, user } = open();
    await user.type(field(), '12');
    await user.paste('98765 43210');
    expect(field().value).toBe('12');
    await user.paste('34');
    expect(field().value).toBe('1234');
    expect(onCode).not.toHaveBeenCalled();
  });

  it.each([
    ['right', 'first', '123456', false],
    ['right', 'always', '123456', false],
    ['wrong', 'never', '', false],
    ['wrong', 'first', '', false],
    ['wrong', 'always', '', true],
    ['unchecked', 'first', '123456', false],
    ['unchecked', 'always', '123456', true],
  ] as const)(
    'after a code that was %s, with focus %s, has "%s"',
    async (result, focus, left, has) => {
      const { onCode, user } = open('unchecked', focus);
      await user.type(field(), '123456');
      onCode.mockResolvedValue(result);
      await user.click(screen.getByRole('button', { name: 'Check' }));
      expect(onCode).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(field().value).toBe(left));
      await waitFor(() => expect(hasFocus()).toBe(has));
    },
  );

  it('takes the focus as it appears, unless another part of the page has it', () => {
    open();
    expect(hasFocus()).toBe(true);
    cleanup();
    open('right', 'never');
    expect(hasFocus()).toBe(false);
  });

  it('says so when it is sent with fewer digits', async () => {
    const { onCode, onShort, user } = open();
    await user.type(field(), '12345{Enter}');
    expect(onShort).toHaveBeenCalledTimes(1);
    expect(onCode).not.toHaveBeenCalled();
  });
});

describe('the button that sends again', () => {
  beforeEach(() => void vi.useFakeTimers());

  function open(error: BackendError | null = null) {
    const send = vi.fn<() => Promise<{ error: BackendError | null }>>();
    send.mockResolvedValue({ error });
    const onEnd = vi.fn<(fault: unknown) => void>();
    render(
      <ResendButton
        attempt="resendMessage"
        sentAt={Date.now()}
        send={send}
        onBegin={() => {}}
        onEnd={onEnd}
      />,
    );
    return { send, onEnd };
  }

  const button = () => screen.getByRole('button', { name: 'Send the code again' });
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const press = () => act(async () => button().click());
  /** What a screen reader says of the button beside its name. */
  const told = () => document.getElementById(button().getAttribute('aria-describedby') ?? '');

  it('shows the seconds that are left, and does nothing until they are over', async () => {
    const { send } = open();
    expect(button().textContent).toContain('60 s');
    await wait(18.5);
    expect(button().textContent).toContain('42 s');
    await press();
    expect(send).not.toHaveBeenCalled();
    await wait(42);
    expect(button().textContent).toBe('Send the code again');
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    expect(button().textContent).toContain('60 s');
  });

  it('counts by the clock, which may be set back: a page that slept knows how long', async () => {
    open();
    vi.setSystemTime(Date.now() + 50_000);
    await wait(0.25);
    expect(button().textContent).toContain('10 s');
    vi.setSystemTime(Date.now() - 86_400_000);
    await wait(5);
    expect(button().textContent).toContain('55 s');
  });

  it('tells a screen reader the wait in steps of ten seconds, and when it is over', async () => {
    open();
    expect(screen.getByRole('status').textContent).toBe('');
    await wait(11);
    const before = told()?.textContent;
    expect(before).toBe('Works in about 50 seconds');
    await wait(5);
    expect(told()?.textContent).toBe(before);
    await wait(45);
    expect(told()).toBe(null);
    expect(screen.getByRole('status').textContent).toBe('You can have it sent again now.');
  });

  it('waits a second longer than the server says, which rounds down', async () => {
    const message = 'For security purposes, you can only request this after 12 seconds.';
    const { onEnd } = open({ code: 'over_sms_send_rate_limit', status: 429, message });
    await wait(60);
    await press();
    expect(onEnd).toHaveBeenLastCalledWith('tooSoon');
    expect(button().textContent).toContain('13 s');
  });

  it('can be pressed again at once after another failure', async () => {
    const { send, onEnd } = open({ status: 0, message: 'Failed to fetch' });
    await wait(60);
    await press();
    expect(onEnd).toHaveBeenLastCalledWith('network');
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
