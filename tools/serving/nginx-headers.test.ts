import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listTools, workspaceRoot } from '../workspace';
import { nginxHeaders, shellHeaders, toolHeaders } from './headers';

const ownOrigin = 'https://thela.example';
const toolOrigins = listTools().map(({ name }) => `https://${name}.thela.example`);

describe.each([
  { name: 'seven-origins', origins: toolOrigins },
  { name: 'one-origin', origins: [] },
  { name: 'bucket', origins: [] },
])('the documented configuration $name', ({ name, origins }) => {
  const text = readFileSync(join(workspaceRoot, 'docs/nginx', `${name}.conf`), 'utf8');
  const isApart = origins.length > 0;
  const expected = [
    ...nginxHeaders(
      shellHeaders({
        supabaseUrl: 'https://project.supabase.co',
        allowOverride: false,
        ownOrigin,
        toolOrigins: isApart ? origins : [ownOrigin],
      }),
    ),
    ...(isApart ? nginxHeaders(toolHeaders(ownOrigin)) : []),
  ];
  const isForTls = (line: string) => line.includes('Strict-Transport-Security');

  it.each(expected.filter((line) => !isForTls(line)))('has %s', (line) => {
    expect(text).toContain(line);
  });

  it('asks for TLS where the request came by it', () => {
    const [, value = 'none'] = /"(.*)"/.exec(expected.find(isForTls) ?? '') ?? [];
    expect(text).toMatch(new RegExp(`map \\$https .*\\{\\s+default +"";\\s+on +"${value}";`));
  });
});
