import * as v from 'valibot';
import type { App } from './workspace';
import { CommandError, SHELL } from './workspace';

const platesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
);

/** The address of an app's origin. */
export function originOf(app: App): string {
  return `http://localhost:${app.port}`;
}

/** The origins that tools' code comes from: what the page may run and what its policy allows. */
export function toolOrigins(apps: readonly App[]): string[] {
  return apps.filter((app) => app.name !== SHELL).map(originOf);
}

/**
 * What `config.json` says, from environment variables; `.env.example` lists them with these
 * defaults. The shell checks it when the page loads.
 */
export function runtimeConfig(env: NodeJS.ProcessEnv, apps: readonly App[]) {
  return {
    brand: {
      product: env.BRAND_PRODUCT || 'Thela',
      assistant: env.BRAND_ASSISTANT || 'Chaat-GPT',
      tagline: env.BRAND_TAGLINE || 'AI Street Food OS',
      location: env.BRAND_LOCATION || 'Hyderabad, Telangana',
      supportEmail: env.BRAND_SUPPORT_EMAIL || 'support@thela.example',
      repositoryUrl: env.BRAND_REPOSITORY_URL || 'https://thela.example/repository',
      issuesUrl: env.BRAND_ISSUES_URL || 'https://thela.example/repository/issues',
      termsUrl:
        env.BRAND_TERMS_URL || 'https://www.termsfeed.com/blog/sample-terms-of-service-template/',
      privacyUrl:
        env.BRAND_PRIVACY_URL || 'https://www.termsfeed.com/blog/sample-privacy-policy-template/',
    },
    ai: { mode: 'built-in' },
    ...(env.DAY_PLATES_SOLD ? { day: { platesSold: readPlates(env.DAY_PLATES_SOLD) } } : {}),
    remotes: { allowedOrigins: toolOrigins(apps) },
  };
}

function readPlates(value: string): Record<string, number> {
  const plates = v.safeParse(platesSchema, value);
  if (plates.success) return plates.output;
  throw new CommandError(
    `DAY_PLATES_SOLD must be JSON such as {"plain-dosa": 20}: ${v.summarize(plates.issues)}`,
  );
}
