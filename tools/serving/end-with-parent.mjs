// Preloaded into every Node process that a command starts: ends the process once its parent is gone.
// A killed parent cannot tell its children, so each process checks that its parent still runs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 500;
/** How long a process may take to shut down after SIGTERM. */
const SHUTDOWN_MS = 3000;

if (isMainThread) {
  // The parent may have ended before this line runs, so `forkScript` passes on its process id.
  const parent = Number(process.env.THELA_PARENT_PID ?? process.ppid);
  delete process.env.THELA_PARENT_PID;
  const npm = npmBehind(parent);
  const checking = setInterval(() => {
    if (process.ppid === parent && (npm === null || isAlive(npm))) return;
    clearInterval(checking);
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  checking.unref();
}

/**
 * The process id of npm if the parent is the shell in which npm runs a script, otherwise `null`. npm has to be
 * checked, too, because the shell goes on running when npm is killed.
 *
 * @param {number} parent
 */
function npmBehind(parent) {
  if (!process.env.npm_lifecycle_event) return null;
  const [name = '', ppid] = describe(parent);
  return ppid !== undefined && /(^|\/)(ba|da|z)?sh$/.test(name) ? Number(ppid) : null;
}

/**
 * The name of a process and the id of its parent, or an empty list if the system does not tell.
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
