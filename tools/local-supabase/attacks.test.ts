import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableLines } from '../cli/table';
import type { Scene } from './attacks/attack';
import { forgedTokens } from './attacks/forged-tokens';
import { guesses } from './attacks/guesses';
import { oldSessionAttacks } from './attacks/old-sessions';
import { operatorAttacks } from './attacks/operator';
import { passkeyAttacks } from './attacks/passkeys';
import { secondFactorAttacks } from './attacks/second-factor';
import { AskedServer } from './contract/asked-server';
import { startBackendOf } from './contract/ask-local-backend';
import type { AskedBackend } from './contract/ask-local-backend';
import { takeOverDate } from './contract/clock';

const attacks = [
  ...secondFactorAttacks,
  ...guesses,
  ...passkeyAttacks,
  ...oldSessionAttacks,
  ...forgedTokens,
  ...operatorAttacks,
];

const backends: AskedBackend[] = [];
const rows: string[][] = [];
let scene: Scene;
let giveBackDate = () => {};

beforeAll(async () => {
  const { clock, giveBack } = takeOverDate();
  giveBackDate = giveBack;
  const start = async (...options: Parameters<typeof startBackendOf>) => {
    const backend = await startBackendOf(...options);
    backends.push(backend);
    return new AskedServer(backend.address, clock);
  };
  scene = {
    server: await start('default'),
    limited: await start('limits'),
    direct: await start('limits', { isBehindGateway: false }),
  };
});

afterAll(async () => {
  for (const backend of backends) await backend.close();
  giveBackDate();
  const through = rows.filter(([, , , row]) => row === 'FAILED').length;
  const table = tableLines([['attack', 'expected', 'seen', 'row'], ...rows]);
  const sum = `${rows.length} tried, ${through} through`;
  process.stdout.write(`\nAttacks on accounts\n\n${table.join('\n')}\n\n${sum}\n\n`);
});

test.each(attacks)('$name: $expected', async ({ name, expected, run }) => {
  const seen = await run(scene).catch((error: Error) => `failed: ${error.message}`);
  rows.push([name, expected, seen, seen === expected ? 'passed' : 'FAILED']);
  expect(seen).toBe(expected);
});
