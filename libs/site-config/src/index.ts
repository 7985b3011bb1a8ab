export { MissingSupabaseError, parseSiteConfig, siteConfigSchema } from './site-config';
export type {
  AiConfig,
  SiteConfig,
  SiteConfigFile,
  SupabaseConfig,
  VoiceConfig,
} from './site-config';
