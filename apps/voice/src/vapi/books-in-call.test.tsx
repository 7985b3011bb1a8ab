import { madeUpStall } from '@thela/books/made-up-stalls';
import { createFakeShell } from '@thela/testkit';
import { expect, it, vi } from 'vitest';
import { createAssistant } from '../assistant/assistant';
import { assistantConfiguration } from './assistant-configuration';
import { sampleSettings } from './testing/sample-settings';
import { scriptedSdk } from './testing/scripted-vapi';
import { vapiEngine } from './vapi-engine';

const configuration = assistantConfiguration({
  settings: sampleSettings,
  language: 'en-IN',
  assistant: 'Chaat-GPT',
  firstMessage: 'Namaste!',
  systemPrompt: 'Three roles.',
});

it('a question about the books is told to the model with the figures of the records', async () => {
  const today = '2026-11-22';
  const sdk = scriptedSdk();
  const engine = vapiEngine(
    {
      settings: sampleSettings,
      startArguments: () => Promise.resolve([configuration]),
      assistant: createAssistant(createFakeShell({ today, events: madeUpStall(100, today) })),
    },
    sdk.load,
  )(() => {});
  try {
    engine.start();
    await vi.waitFor(() => {
      expect(sdk.clients[0]?.started).toHaveLength(1);
    });
    const [client] = sdk.clients;
    client?.emit('call-start');
    const transcript = 'which dish sold most last week';
    client?.emit('message', {
      type: 'transcript',
      transcriptType: 'final',
      role: 'user',
      transcript,
    });
    await vi.waitFor(
      () => {
        expect(client?.sent).toMatchObject([
          {
            message: {
              role: 'system',
              content: expect.stringMatching(/Chai sold the most, \d+ plates/) as unknown,
            },
            triggerResponseEnabled: false,
          },
        ]);
      },
      { timeout: 180_000 },
    );
  } finally {
    engine.close();
  }
});
