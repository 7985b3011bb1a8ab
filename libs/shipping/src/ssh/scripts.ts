// Scripts of the POSIX shell for the machine of a target. `$1` is the site's folder. They must not contain a single quote.

export const CODES = { missing: 70, changed: 71, locked: 72, occupied: 73 } as const;

/**
 * Takes a lock that deploys on the machine itself take as well: a folder, stale 10 s after its last change. `$lock` is its
 * path. Whoever takes it removes it in a trap; a script that is killed leaves it to become stale.
 */
const takeLock = `
tries=0
until mkdir "$lock" 2>/dev/null; do
  changed=$(stat -c %Y "$lock" 2>/dev/null || echo 0)
  if [ "$changed" -gt 0 ] && [ $(($(date +%s) - changed)) -gt 10 ]; then
    rmdir "$lock" 2>/dev/null || true
    continue
  fi
  tries=$((tries + 1))
  [ $tries -lt 200 ] || exit ${CODES.locked}
  sleep 0.2
done
`;

/** Prints a file: `$2` is its path in the site's folder. */
export const readFile = `
[ -e "$1/$2" ] || exit ${CODES.missing}
cat "$1/$2"
`;

/**
 * Replaces the registry by the standard input, which has the sha256 `$3`, if the present one has the sha256 `$2`, or is
 * missing and `$2` is `none`. The input is read and flushed before the lock is taken.
 */
export const swapRegistry = `
set -eu
mkdir -p "$1/shell"
cd "$1"
new=shell/.remotes.json.$3.$$
trap "rm -f $new" EXIT
cat > "$new"
[ "$(sha256sum < "$new" | cut -c 1-64)" = "$3" ]
chmod 644 "$new"
sync "$new" 2>/dev/null || sync
lock=remotes.lock
${takeLock}
trap "rm -f $new; rmdir $lock" EXIT
now=none
[ ! -e shell/remotes.json ] || now=$(sha256sum < shell/remotes.json | cut -c 1-64)
[ "$now" = "$2" ] || exit ${CODES.changed}
mv -f "$new" shell/remotes.json
`;

/** Whether there is a folder `$2`. */
export const hasFolder = `[ -d "$1/$2" ] || exit ${CODES.missing}`;

/** Makes the staging folder `$2` in the site's folder, and removes those that were left behind an hour ago or earlier. */
export const stage = `
set -eu
mkdir -p "$1/$2"
find "$1" -maxdepth 2 -name ".staged-*" -type d -mmin +60 -exec rm -rf {} +
`;

/** Removes the folder `$2`. */
export const discard = `rm -rf "$1/$2"`;

/** Prints for each release in the tool's folder `$2` when it was renamed to its version, in seconds since 1970, and its path. */
export const listReleases = `
set -eu
[ -d "$1/$2" ] || exit 0
cd "$1/$2"
find . -mindepth 1 -maxdepth 1 -type d -name "[0-9]*" -exec stat -c "%Y %n" {} +
`;

/** Sets the time of the folder `$2` to now. */
export const renewFolder = `[ ! -d "$1/$2" ] || touch "$1/$2"`;

/** Renames the folder `$2` to `$3`, so that nobody finds a part of it, and removes it. */
export const removeFolder = `
set -eu
cd "$1"
[ ! -e "$2" ] || mv -T "$2" "$3"
rm -rf "$3"
`;

/**
 * Moves the staged release `$2` to its place `$3`. With `$4` `replace` a damaged one there is moved aside and
 * removed; without it nothing is replaced.
 */
export const placeRelease = `
set -eu
cd "$1"
if [ "$4" = replace ] && [ -e "$3" ]; then
  mv -T "$3" "$2-aside"
fi
status=0
mv -T "$2" "$3" 2>/dev/null || status=${CODES.occupied}
rm -rf "$2-aside"
exit $status
`;

/**
 * Moves the files of the staging folder `$2` into the shell's folder, in the order of the standard input, a path in each
 * line. A precompressed file without a new one goes with its original. With `$3` `pages`, pages go that are not among the files.
 */
export const replaceShell = `
set -eu
mkdir -p "$1/shell"
cd "$1"
cat > "$2.list"
trap "rm -f $2.list" EXIT
[ "$(wc -l < "$2.list")" -eq "$4" ]
lock=shell.lock
${takeLock}
trap "rm -f $2.list; rmdir $lock" EXIT
while read -r file; do
  mkdir -p "shell/$(dirname "$file")"
  for ending in br gz; do
    [ -e "$2/$file.$ending" ] || rm -f "shell/$file.$ending"
  done
  mv -f "$2/$file" "shell/$file"
  touch "$lock"
done < "$2.list"
if [ "$3" = pages ]; then
  cd shell
  trap "cd ..; rm -f $2.list; rmdir $lock" EXIT
  find . -type f \\( -path "./tools/*.html*" -o -path "./recall.*" \\) | cut -c 3- | while read -r file; do
    grep -qxF "$file" "../$2.list" || rm -f "$file"
  done
fi
`;
