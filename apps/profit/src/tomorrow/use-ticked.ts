import { useState } from 'react';

/** What a person ticked, by id; kept as long as the page. */
export function useTicked(): readonly [
  isTicked: (id: string) => boolean,
  tick: (id: string, isOn: boolean) => void,
] {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (id: string, isOn: boolean) =>
    setTicked((before) => new Set(isOn ? [...before, id] : [...before].filter((it) => it !== id)));
  return [(id) => ticked.has(id), tick];
}
