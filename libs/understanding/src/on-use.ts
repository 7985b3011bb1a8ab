// Thousands of words are compared with a question. Cutting them takes a phone longer than everything else before
// the tool is shown, so it is done for the first question.

/** A set that is filled when somebody first looks into it. */
export function setOnUse<Value>(fill: () => Iterable<Value>): ReadonlySet<Value> {
  const set = new Set<Value>();
  return filledOnUse(set, () => {
    for (const value of fill()) set.add(value);
  });
}

/** A map that is filled when somebody first looks into it. */
export function mapOnUse<Key, Value>(
  fill: () => Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, Value> {
  const map = new Map<Key, Value>();
  return filledOnUse(map, () => {
    for (const [key, value] of fill()) map.set(key, value);
  });
}

const LOOKS = ['size', 'has', 'get', 'forEach', 'keys', 'values', 'entries', Symbol.iterator];

/** Once it is filled, the set or map is as any other. */
function filledOnUse<Made extends object>(made: Made, fill: () => void): Made {
  const filled = onUse(() => {
    for (const look of LOOKS) Reflect.deleteProperty(made, look);
    fill();
  });
  for (const look of LOOKS) {
    const get = (): unknown => {
      filled();
      const value: unknown = Reflect.get(made, look);
      return typeof value === 'function' ? value.bind(made) : value;
    };
    Object.defineProperty(made, look, { get, configurable: true });
  }
  return made;
}

const unmade = new Set<() => unknown>();

/** A value that is made when it is first asked for. */
export function onUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  const get = () => {
    unmade.delete(get);
    made ??= { value: make() };
    return made.value;
  };
  unmade.add(get);
  return get;
}

/**
 * Makes everything that nobody has asked for yet, so that the first question need not.
 *
 * @param pause lets other work have its turn, after each part
 */
export async function makeAll(pause: () => Promise<unknown>): Promise<void> {
  const [next] = unmade;
  if (!next) return;
  next();
  await pause();
  await makeAll(pause);
}
