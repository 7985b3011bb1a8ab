import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of its own, which nobody reaches by the network. */
export interface PostgresCluster {
  /** Of its socket: what a client takes as `host`, with the user `postgres` and no password. */
  readonly folder: string;
  /** Ends it and removes its files. */
  readonly stop: () => Promise<void>;
}

// The shell lives as long as its standard input is open, so a server does not outlive a process that was killed.
const SCRIPT = `
"$1/initdb" --pgdata="$2/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync > "$2/log" 2>&1 &&
"$1/pg_ctl" start --wait --pgdata="$2/data" --log="$2/log" \
  --options="-c listen_addresses= -c max_connections=60 -k $2" > /dev/null &&
echo ready || { cat "$2/log" >&2; rm -rf "$2"; exit 1; }
cat > /dev/null
"$1/pg_ctl" stop --wait --mode=immediate --pgdata="$2/data" > /dev/null
rm -rf "$2"
`;

/**
 * Starts PostgreSQL with its own settings (fsync on) in a temporary folder. As root it runs as `nobody`, because it refuses
 * root.
 *
 * @param programs the folder of `initdb` and `pg_ctl`
 * @throws Error with its log when it does not start
 */
export async function startPostgres(programs: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = process.getuid?.() === 0 ? nobody() : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'sh', programs, folder], {
    ...user,
    cwd: folder,
    // Ctrl+C must not end the shell before PostgreSQL.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(shell, 'exit');
  let log = '';
  shell.stderr.on('data', (text: Buffer) => {
    log += text.toString();
  });
  await Promise.race([once(shell.stdout, 'data'), exited]);
  if (shell.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
  const stop = async () => {
    shell.stdin.end();
    await exited;
  };
  return { folder, stop };
}

function nobody(): { readonly uid: number; readonly gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
