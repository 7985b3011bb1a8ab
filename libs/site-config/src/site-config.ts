import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const webAddress = v.pipe(v.string(), v.check(isWebAddress));
/** An address that a site need not have; empty when it has none. */
const optionalAddress = v.optional(
  v.pipe(
    v.string(),
    v.check((address) => address === '' || isWebAddress(address)),
  ),
  '',
);
/** Without path or closing slash, as browsers write an origin. */
const origin = v.pipe(
  v.string(),
  v.check((address) => isWebAddress(address) && new URL(address).origin === address),
);

function isWebAddress(address: string): boolean {
  try {
    return /^https?:\/\//.test(address) && new URL(address).href !== '';
  } catch {
    return false;
  }
}

const modelName = v.pipe(v.string(), v.regex(/^[\w.-]+$/));
const modelNames = v.pipe(v.array(modelName), v.minLength(1));
const modelSettings = {
  baseUrl: webAddress,
  models: v.object({ advice: modelNames, recipe: modelNames, strategy: modelNames }),
  /** Supabase's publishable key in mode `gateway`, the provider's key in mode `direct`. */
  key: text,
};

/** `<provider>/<id>`, as Vapi names both. */
const voicePart = v.pipe(v.string(), v.regex(/^[\w-]+\/[\w.:@/-]+$/));

const callAssistant = v.object({ model: voicePart, voice: voicePart, transcriber: voicePart });

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A public key for ES256 (RFC 7518, section 6.2) with its thumbprint (RFC 7638) as `kid`. */
export const publicKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
  kid: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

/** Who may ship a tool, and from where. */
const pinnedToolSchema = v.object({
  /** Keys that sign the tool's entry in the registry: one, or two while they are rotated. */
  keys: v.pipe(v.array(publicKeySchema), v.minLength(1), v.maxLength(2)),
  /** The only origins that the tool's code may come from. */
  origins: v.array(origin),
});

/** The schema of `config.json`. A reader that needs a part only takes it with `v.pick`. */
export const siteConfigSchema = v.object({
  brand: v.object({
    product: text,
    assistant: text,
    tagline: text,
    location: text,
    supportEmail: v.optional(v.string(), ''),
    repositoryUrl: optionalAddress,
    issuesUrl: optionalAddress,
    termsUrl: optionalAddress,
    privacyUrl: optionalAddress,
  }),
  /** The project that keeps the accounts. Its key is public: it opens nothing by itself. */
  supabase: v.optional(
    v.object({
      url: origin,
      publishableKey: text,
      /** Whether people may link and unlink ways in: the project's public settings do not say it. */
      manualLinking: v.optional(v.boolean()),
    }),
  ),
  /** Where and how the pages call the text model. */
  ai: v.optional(
    v.union([
      v.object({ mode: v.literal('built-in') }),
      v.object({ mode: v.literal('gateway'), ...modelSettings }),
      v.object({ mode: v.literal('direct'), ...modelSettings }),
    ]),
    { mode: 'built-in' },
  ),
  /** How the voice assistant holds its calls. Without it the browser alone speaks. */
  voice: v.optional(
    v.object({
      /** Vapi's public key: everybody who opens the pages can read it. */
      publicKey: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
      baseUrl: webAddress,
      /** For English, and for a language that has none of its own. */
      assistant: callAssistant,
      languages: v.optional(
        v.partial(
          v.object({ 'hi-IN': callAssistant, 'te-IN': callAssistant, 'hi-Latn-IN': callAssistant }),
        ),
      ),
      /** What the operator keeps in their Vapi account; it takes the place of all the assistants above. */
      saved: v.optional(
        v.object({
          kind: v.picklist(['assistant', 'squad', 'workflow']),
          id: v.pipe(v.string(), v.uuid()),
        }),
      ),
    }),
  ),
  /** Fixed opening figures in place of random sample ones. */
  day: v.optional(v.object({ platesSold: v.record(v.string(), v.number()) })),
  remotes: v.object({
    /** All origins that code may come from; the pages' policy names them. */
    allowedOrigins: v.array(origin),
    /** By the tool's app folder. A tool that is not listed is refused. */
    tools: v.optional(v.record(v.string(), pinnedToolSchema), {}),
    /** Whether an engineer may load a tool from another address, in his own browser only. */
    allowOverride: v.optional(v.boolean(), false),
  }),
  /** Where errors are posted to, beside the browser's console, and how releases do. */
  reporting: v.optional(
    v.object({
      url: webAddress,
      /** The share of visits, 0 to 1, whose web vitals are posted, too; none when left out. */
      vitals: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
  ),
  /** Whether the site works without a network. */
  offline: v.optional(v.boolean(), true),
});

type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** What `config.json` may hold, as the commands write it. */
export type SiteConfigFile = DeepReadonly<v.InferInput<typeof siteConfigSchema>>;

/** `config.json` as read: checked, with the default of each field that it leaves out. */
export type SiteConfig = DeepReadonly<v.InferOutput<typeof siteConfigSchema>> & {
  readonly supabase: SupabaseConfig;
};

export type SupabaseConfig = NonNullable<SiteConfigFile['supabase']>;
export type AiConfig = NonNullable<SiteConfigFile['ai']>;
export type VoiceConfig = NonNullable<SiteConfigFile['voice']>;

/** `config.json` names no project that keeps the accounts. */
export class MissingSupabaseError extends Error {
  override name = 'MissingSupabaseError';

  constructor() {
    // The text is the specification's, section 8.
    super('Missing Supabase environment variables');
  }
}

/**
 * Checks what `config.json` holds.
 *
 * @throws MissingSupabaseError without `supabase`; Error that names each wrong field otherwise
 */
export function parseSiteConfig(value: unknown): SiteConfig {
  const parsed = v.safeParse(siteConfigSchema, value);
  if (!parsed.success) throw new Error(`config.json is malformed: ${v.summarize(parsed.issues)}`);
  const { supabase, ...rest } = parsed.output;
  if (!supabase) throw new MissingSupabaseError();
  return { ...rest, supabase };
}
