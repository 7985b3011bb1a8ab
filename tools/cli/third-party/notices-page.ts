import type { ShippedPackage } from './shipped-packages';
import { CommandError } from '../../workspace';

/** Generates `THIRD-PARTY.md`: the third-party packages that browsers get, and their licences. */
export function noticesPage(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence, apps }) =>
      `| ${name} | ${version} | ${licence} | ${apps.join(', ')} |`,
  );
  return [
    '# Third-party software',
    '',
    'Packages whose code reaches browsers, and their licences. `npm run third-party` writes this page from',
    'the builds; `npm test` checks that it is current.',
    '',
    '| package | version | licence | in |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '## Licence texts',
    ...byText(packages).flatMap(([text, names]) => [
      '',
      `### ${names.join(', ')}`,
      '',
      fenced(text),
    ]),
    '',
  ].join('\n');
}

/** Groups packages by licence text: packages of the same project share one. */
function byText(packages: readonly ShippedPackage[]): [string, string[]][] {
  const texts = new Map<string, string[]>();
  for (const one of packages) {
    const text = one.text || withoutText(one);
    const names = texts.get(text) ?? [];
    if (!names.includes(one.name)) texts.set(text, [...names, one.name]);
  }
  return [...texts];
}

function withoutText({ licence, author }: ShippedPackage): string {
  const owner = author ? ` and ${author} as its author` : '';
  return `The package comes without a licence text. Its package.json names ${licence}${owner}.\n\n${standardText(licence)}`;
}

/** Fences a text, because some texts contain lines that Markdown would take as markup. */
function fenced(text: string): string {
  return `~~~text\n${text}\n~~~`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial
portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR
THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is
hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE
INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF
USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

const texts: Readonly<Record<string, string>> = { MIT, ISC };

/**
 * The text of a licence, for a package that names it and brings none along.
 *
 * @throws CommandError for one that nobody has looked at yet
 */
function standardText(licence: string): string {
  const text = texts[licence];
  if (text) return text;
  throw new CommandError(`A package names ${licence} without its text: read it, then add it here.`);
}
