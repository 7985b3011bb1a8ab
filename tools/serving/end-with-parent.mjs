// Preloaded into every Node process that a command starts: ends the process once its parent is gone.
// A killed parent cannot tell its children, so each process checks by itself that its parent still runs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY_MS = 500;
/** So long a process may put things in order. */
const LAST_WORK_MS = 3000;

if (isMainThread) {
  // The parent may be gone before this line runs; who starts a server therefore says its own id.
  const parent = Number(process.env.THELA_PARENT_PID ?? process.ppid);
  delete process.env.THELA_PARENT_PID;
  const npm = npmBehind(parent);
  const looking = setInterval(() => {
    if (process.ppid === parent && (npm === null || isAlive(npm))) return;
    clearInterval(looking);
    setTimeout(() => process.exit(1), LAST_WORK_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}

/**
 * The process id of npm, where it runs a script by a shell: that outlives it. `null` without one.
 *
 * @param {number} parent
 */
function npmBehind(parent) {
  if (!process.env.npm_lifecycle_event) return null;
  const [name = '', ppid] = describe(parent);
  return ppid !== undefined && /(^|\/)(ba|da|z)?sh$/.test(name) ? Number(ppid) : null;
}

/**
 * Name of a process and id of its parent, where the system tells.
 *
 * @param {number} pid
 * @returns {readonly string[]}
 */
function describe(pid) {
  try {
    return /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.slice(1) ?? [];
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'comm=,ppid=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    return /(\S+)\s+(\d+)/.exec(stdout ?? '')?.slice(1) ?? [];
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
