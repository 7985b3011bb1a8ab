// What the engine relies on in the pinned SDK, and works around; a new version must be looked at here.
import type { serveFakeCall } from '@thela/testkit/fake-call';
import { expect, test } from '@thela/testkit/isolated';

type Page = Parameters<typeof serveFakeCall>[0];

/** The address of the SDK's file, which a page with a key loads. */
async function sdkOf(page: Page, open: () => Promise<unknown>) {
  const loaded = page.waitForResponse(/assets\/vapi-[\w-]+\.js$/);
  await open();
  return (await loaded).url();
}

/** Starts a call twice with a client of the SDK's own, and says what it told. */
function startTwice(page: Page, address: string, hasListener: boolean, assistant: object | null) {
  return page.evaluate(
    async ([url, listens, body]) => {
      const module = await import(url);
      const client = new module.default.default('key', '/fake-vapi/key-refused');
      const told: string[] = [];
      if (listens) client.on('error', (error: { type: string }) => told.push(error.type));
      client.on('call-start-failed', () => told.push('call-start-failed'));
      client.on(
        'call-start-progress',
        ({ metadata }: { metadata?: { reason?: string } }) =>
          metadata?.reason && told.push(metadata.reason),
      );
      const start = () =>
        (client.start(body) as Promise<unknown>).then(
          (call) => `resolves to ${JSON.stringify(call)}`,
          (error: unknown) => `throws ${error instanceof Error ? error.message : 'an object'}`,
        );
      return { outcomes: [await start(), await start()], told };
    },
    [address, hasListener, assistant] as const,
  );
}

test.use({ expectedErrors: /status of 401/ });

test('the SDK is as awkward as the engine takes it to be', async ({ openTool, page }) => {
  const address = await sdkOf(page, () => openTool({ voice: 'vapi' }));
  await test.step('a failed start resolves to null, and tells of itself more than once', async () => {
    expect(await startTwice(page, address, true, { name: 'x' })).toEqual({
      outcomes: ['resolves to null', 'resolves to null'],
      told: ['call-start-failed', 'start-method-error', 'call-start-failed', 'start-method-error'],
    });
  });

  await test.step('without a listener for errors it stays started for ever', async () => {
    const { outcomes, told } = await startTwice(page, address, false, { name: 'x' });
    expect(outcomes).toEqual([expect.stringContaining('throws'), 'resolves to null']);
    expect(told).toEqual(['call-start-failed', 'already-started']);
  });

  await test.step('without an assistant it throws the sentence of the specification', async () => {
    const sentence = 'throws Assistant or Squad or Workflow must be provided.';
    expect(await startTwice(page, address, true, null)).toEqual({
      outcomes: [sentence, sentence],
      told: ['validation-error', 'validation-error'],
    });
  });
});
