// `node tools/serving/guarded.mjs <program> [argument …]`: runs a program other than Node, and ends it when
// this process is ended or the parent process no longer runs.
import './end-with-parent.mjs';
import { spawn } from 'node:child_process';

const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill('SIGTERM'));
}
process.once('exit', () => child.kill('SIGKILL'));
child.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
