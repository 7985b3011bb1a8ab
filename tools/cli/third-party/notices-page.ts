import type { ShippedPackage } from './shipped-packages';
import { standardText } from './standard-texts';

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
