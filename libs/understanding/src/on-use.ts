// Thousands of words are compared with a question. Cutting them takes a phone longer than everything else before
// the tool is shown, so it is done for the first question.

/** A set that is filled when somebody first looks into it. */
export function setOnUse<Value>(fill: () => Iterable<Value>): ReadonlySet<Value> {
  return new SetOnUse(fill);
}

/** A map that is filled when somebody first looks into it. */
export function mapOnUse<Key, Value>(
  fill: () => Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, Value> {
  return new MapOnUse(fill);
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
export async function makeAll(pause: () => Promise<void>): Promise<void> {
  const [next] = unmade;
  if (!next) return;
  next();
  await pause();
  await makeAll(pause);
}

class SetOnUse<Value> extends Set<Value> {
  readonly #filled: () => void;

  constructor(fill: () => Iterable<Value>) {
    super();
    this.#filled = onUse(() => {
      for (const value of fill()) this.add(value);
    });
  }

  override get size(): number {
    this.#filled();
    return super.size;
  }

  override has(value: Value): boolean {
    this.#filled();
    return super.has(value);
  }

  override forEach(...given: Parameters<Set<Value>['forEach']>): void {
    this.#filled();
    super.forEach(...given);
  }

  override values() {
    this.#filled();
    return super.values();
  }

  override keys() {
    return this.values();
  }

  override entries() {
    this.#filled();
    return super.entries();
  }

  override [Symbol.iterator]() {
    return this.values();
  }
}

class MapOnUse<Key, Value> extends Map<Key, Value> {
  readonly #filled: () => void;

  constructor(fill: () => Iterable<readonly [Key, Value]>) {
    super();
    this.#filled = onUse(() => {
      for (const [key, value] of fill()) this.set(key, value);
    });
  }

  override get size(): number {
    this.#filled();
    return super.size;
  }

  override get(key: Key): Value | undefined {
    this.#filled();
    return super.get(key);
  }

  override has(key: Key): boolean {
    this.#filled();
    return super.has(key);
  }

  override forEach(...given: Parameters<Map<Key, Value>['forEach']>): void {
    this.#filled();
    super.forEach(...given);
  }

  override keys() {
    this.#filled();
    return super.keys();
  }

  override values() {
    this.#filled();
    return super.values();
  }

  override entries() {
    this.#filled();
    return super.entries();
  }

  override [Symbol.iterator]() {
    return this.entries();
  }
}
