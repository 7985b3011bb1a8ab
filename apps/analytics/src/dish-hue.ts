import { browserStorage, safeStorage } from '@thela/federation/storage';

const KEY = 'thela.hues';
/** Turning by this many degrees each time keeps any number of hues well apart. */
const GOLDEN_ANGLE = 137.508;

const storage = safeStorage(browserStorage);
const hues = new Map(storedHues());
const [start = Math.random() * 360] = hues.values();

/**
 * A random hue for a dish, 0 to 360 degrees (specification, section 9): drawn once on this device and kept, and never
 * close to a neighbour's.
 */
export function dishHue(itemId: string): number {
  const known = hues.get(itemId);
  if (known !== undefined) return known;
  const hue = Math.round((start + hues.size * GOLDEN_ANGLE) % 360);
  hues.set(itemId, hue);
  storage.write(KEY, JSON.stringify([...hues]));
  return hue;
}

/** What is no list of ids with their hues counts as none. */
function storedHues(): (readonly [string, number])[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.read(KEY) ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.filter(isHueOfDish) : [];
}

function isHueOfDish(pair: unknown): pair is readonly [string, number] {
  if (!Array.isArray(pair)) return false;
  const [id, hue]: unknown[] = pair;
  return typeof id === 'string' && typeof hue === 'number' && hue >= 0 && hue <= 360;
}
