import { siteConfigSchema } from '@thela/site-config';
import * as v from 'valibot';

/** A colour of the theme in `libs/ui/src/tokens.css`. A manifest has no second set; this one is dark by day, too. */
const TAMARIND = '#3b2315';

const brandedSchema = v.object({
  brand: v.pick(siteConfigSchema.entries.brand, ['product', 'tagline']),
});

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web manifest, with which a browser installs the site as an application.
 *
 * @param config the content of `config.json`; without a valid brand there is no manifest
 */
export function webManifest(config: unknown): Record<string, unknown> | null {
  const branded = v.safeParse(brandedSchema, config);
  if (!branded.success) return null;
  const { product, tagline } = branded.output.brand;
  return {
    id: '/',
    name: product,
    short_name: product,
    description: `${tagline}: recipes, prices, sales and leftovers of a street-food stall.`,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: TAMARIND,
    background_color: TAMARIND,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  };
}
