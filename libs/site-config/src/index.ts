export {
  MissingSupabaseError,
  parseSiteConfig,
  publicKeySchema,
  siteConfigSchema,
} from './site-config';
export type {
  AiConfig,
  SiteConfig,
  SiteConfigFile,
  SupabaseConfig,
  VoiceConfig,
} from './site-config';
