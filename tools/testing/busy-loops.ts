import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const LOOPS_A_CORE = 3;

/** Its pauses let the guard look after its parent: see `end-with-parent.mjs`. */
const LOOP = `
  const spin = () => {
    const end = Date.now() + 100;
    while (Date.now() < end);
    setImmediate(spin);
  };
  spin();`;

/** Leaves a quarter of the processor to everything else, until this process ends. */
export function slowDown(): void {
  for (let loop = 0; loop < availableParallelism() * LOOPS_A_CORE; loop += 1) {
    const child = spawn(process.execPath, ['--eval', LOOP], { stdio: 'ignore' });
    child.unref();
    process.once('exit', () => child.kill());
  }
}
