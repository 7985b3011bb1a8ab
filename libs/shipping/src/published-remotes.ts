import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinnedKey } from '@thela/federation/statement';
import { siteConfigSchema } from '@thela/site-config';
import type { SiteConfig } from '@thela/site-config';
import * as v from 'valibot';
import { oneLine, ShippingError } from './shipping-error';
import { SHELL } from './site-layout';

/** What the published `config.json` of a site says about its tools. */
export type PublishedRemotes = SiteConfig['remotes'];

const configSchema = v.pipe(v.string(), v.parseJson(), v.pick(siteConfigSchema, ['remotes']));

/**
 * What the published `config.json` of a site folder says about tools; `null` where no shell is published yet.
 *
 * @throws ShippingError when the config.json there is invalid
 */
export function readPublishedRemotes(siteFolder: string): PublishedRemotes | null {
  const path = join(siteFolder, SHELL, 'config.json');
  return existsSync(path) ? parsePublishedRemotes(readFileSync(path, 'utf8'), path) : null;
}

/**
 * What the text of a `config.json` says about tools.
 *
 * @param source where it was read from, for the error message
 * @throws ShippingError when it is invalid
 */
export function parsePublishedRemotes(text: string, source: string): PublishedRemotes {
  const config = v.safeParse(configSchema, text);
  if (config.success) return config.output.remotes;
  throw new ShippingError(
    `${source} is not valid: deploy the shell again. ${oneLine(v.summarize(config.issues))}`,
  );
}

/** The keys that the pages at a target pin for a tool; `null` where none are published yet. */
export function pinnedKeys(
  published: PublishedRemotes | null,
  tool: string,
): readonly PinnedKey[] | null {
  return published && (ownValue(published.tools, tool)?.keys ?? []);
}

/** The origins from which the pages at a target take a tool's code; `null` where none are published. */
export function allowedOrigins(
  published: PublishedRemotes | null,
  tool: string,
): readonly string[] | null {
  return published && (ownValue(published.tools, tool)?.origins ?? []);
}

function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
