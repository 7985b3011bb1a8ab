import type { Page } from '@playwright/test';
import { signStatement } from '@thela/shipping';
import { expect, tools } from '../fixtures';
import type { Statement } from '../signed-entries';
import type { Site } from '../site';
import { hostileEntries, registryOf } from './hostile-releases';
import { after } from './together';
import type { Column } from './together';
import { openTool, untilHeading } from '../screen';

export type RegistryPoison =
  | { readonly text: string }
  | { readonly app: string; readonly text: string };

/** Distributes texts over the tools, so that one page loads six of them. */
export function distributed<Poison>(
  row: string,
  poisonsOf: (app: string) => readonly Poison[],
  count = 0,
): Column<Poison>[] {
  return tools.map(({ app }, place) => {
    const own = poisonsOf(app).filter((_, index) => index % tools.length === place);
    return { row, poisons: after(count, own) };
  });
}

/** A row of hostile registries: first whole registries, then hostile entries of single tools. */
export function registryColumns(
  row: string,
  wholes: readonly string[],
  originOf: Site['originOf'],
): Column<RegistryPoison>[] {
  const entries = (app: string) =>
    hostileEntries(app, originOf(app)).map((text) => ({ app, text }));
  return [
    { row, poisons: wholes.map((text) => ({ text })) },
    ...distributed<RegistryPoison>(row, entries, wholes.length),
  ];
}

/** The registry with these poisons. Each hostile entry is signed, so that the page reads what it says. */
export async function registryWith(
  poisons: readonly RegistryPoison[],
  { target }: Site,
): Promise<string> {
  const [first] = poisons;
  if (first && !('app' in first)) return first.text;
  const entries = poisons.flatMap((poison) => ('app' in poison ? [poison] : []));
  const signed = entries.map(async ({ app, text }) => {
    const statement = { ...(JSON.parse(text) as object), tool: app, seq: 1 } as Statement;
    const entry = await signStatement(statement, await target.signingKeys(app));
    return [app, JSON.stringify(entry)] as const;
  });
  return registryOf(Object.fromEntries(await Promise.all(signed)));
}

export async function expectRefused(page: Page, apps: readonly string[]): Promise<void> {
  const places = tools.filter(({ app }) => apps.includes(app));
  const [first, ...others] = places;
  if (!first) throw new Error('No tool to be opened.');
  await page.goto(first.path);
  await expectNotice(page, first.label);
  for (const { label } of others) {
    await openTool(page, label);
    await expectNotice(page, label);
  }
}

export async function expectNotice(page: Page, label: string): Promise<void> {
  await untilHeading(page, label);
  await expect(page.getByRole('alert').getByRole('heading', { name: label })).toBeVisible();
}
