// Prints which sources are not committed. A release is stamped with its commit, or as `dirty`, so a
// cached build may be used again only while that answer is the same.
import { execFileSync } from 'node:child_process';

const sources = ['apps', 'libs', 'package-lock.json', ':!*.md', ':!*.test.ts', ':!*.test.tsx'];
try {
  process.stdout.write(execFileSync('git', ['status', '--porcelain', '--', ...sources]));
} catch {
  process.stdout.write('no git checkout');
}
