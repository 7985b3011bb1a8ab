import { CONTRACT, isCompatible } from '@thela/contract/version';
import type { Language, ToolComponent, ToolModule } from '@thela/contract';
import * as v from 'valibot';
import { removeStyles } from './checked-files';
import { refuse } from './choose-release';
import type { LoadResult } from './tool-loader';
import type { Channel } from './tool-state';

const isFunction = (value: unknown) => typeof value === 'function';
const moduleSchema = v.object({
  default: v.custom<ToolComponent>(isFunction),
  contract: v.string(),
  prepare: v.custom<ToolModule['prepare']>(isFunction),
}) satisfies v.GenericSchema<unknown, ToolModule>;

/** Where the code of a tool came from. */
interface Arrival {
  readonly version: string;
  readonly baseUrl: string;
  readonly channel: Channel;
}

/**
 * Checks what the code of a tool exports, and has the tool prepare itself, so that it need not wait once it is rendered.
 * Rejects when the tool fails to prepare.
 *
 * @param module what was evaluated
 * @param language of the page
 */
export async function acceptTool(
  module: unknown,
  arrival: Arrival,
  language: Language,
): Promise<LoadResult> {
  const { version } = arrival;
  const parsed = v.safeParse(moduleSchema, module);
  if (!parsed.success) {
    return refuse('broken', `it does not export a tool: ${v.summarize(parsed.issues)}`, {
      version,
    });
  }
  const { default: Component, contract, prepare } = parsed.output;
  if (!isCompatible(CONTRACT, contract)) {
    return refuse('incompatible', `speaks contract ${contract}, not ${CONTRACT}`, { version });
  }
  await prepare(language);
  const tool = { Component, contract, ...arrival };
  return { ok: true, tool, removeStyles: () => removeStyles(arrival.baseUrl) };
}
