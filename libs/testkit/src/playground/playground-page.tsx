import { ownNames } from '@thela/language/languages';
import { useState } from 'react';
import { queryOf } from '../choices';
import { switches } from '../choices';
import type { Scenario } from '../choices';
import { Complaints } from './complaints';
import { SwitchGroup } from './switch-group';
import { TOOL_PATH } from '../playground-paths';

export interface PlaygroundPageProps {
  readonly name: string;
  readonly opening: Scenario;
  /** The unknown choices of the address, one line each. */
  readonly complaints: readonly string[];
}

const words: {
  readonly [Name in keyof Scenario]: {
    readonly label: string;
    readonly values: Readonly<Record<Scenario[Name], string>>;
  };
} = {
  session: {
    label: 'Session',
    values: { unknown: 'Unknown', 'signed-in': 'Signed in', 'signed-out': 'Signed out' },
  },
  figures: {
    label: 'Figures',
    values: { sample: 'Sample', fixed: 'Fixed', none: 'No sales', extreme: 'Extreme' },
  },
  ai: {
    label: 'AI',
    values: { 'built-in': 'Built-in', answers: 'Answers', slow: 'Slow', failing: 'Failing' },
  },
  voice: {
    label: 'Voice',
    values: { browser: 'Browser', vapi: 'Vapi' },
  },
  speech: {
    label: 'Speech',
    values: { allowed: 'Allowed', denied: 'Denied', silent: 'Silent', absent: 'Absent' },
  },
  stall: {
    label: 'Stall',
    values: {
      sample: 'Sample',
      own: 'Own',
      year: 'A year',
      full: 'Storage full',
      'days-1': 'Made up, 1 day',
      'days-6': 'Made up, 6 days',
      'days-10': 'Made up, 10 days',
      'days-100': 'Made up, 100 days',
      'days-400': 'Made up, 400 days',
    },
  },
  role: { label: 'Role', values: { owner: 'Owner', helper: 'Helper' } },
  language: { label: 'Language', values: ownNames },
  width: { label: 'Width', values: { wide: 'Wide', narrow: 'Narrow, 360 px' } },
};

/** The switches of a scenario, and a frame that shows the tool in it. */
export function PlaygroundPage({ name, opening, complaints }: PlaygroundPageProps) {
  const [scenario, setScenario] = useState(opening);
  const choose = (change: Partial<Scenario>) => {
    const next = { ...scenario, ...change };
    setScenario(next);
    window.history.replaceState(null, '', queryOf(next));
  };
  const { width, ...ofTool } = scenario;
  const address = `${TOOL_PATH}${queryOf(ofTool)}`;

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="gap-8 bg-tamarind px-4 pt-3 pb-4 text-on-tamarind lg:flex">
        <h1 className="mb-2 font-bold lg:w-40 lg:shrink-0">
          <span className="block text-heading break-words text-on-tamarind-mark">{name}</span>
          <span>{' in its playground'}</span>
        </h1>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {(Object.keys(switches) as (keyof Scenario)[]).map((key) => (
            <SwitchGroup
              key={key}
              name={key}
              label={words[key].label}
              values={words[key].values}
              chosen={scenario[key]}
              onChoose={(value) => choose({ [key]: value })}
            />
          ))}
        </div>
      </header>
      <Complaints lines={complaints} />
      <main className={`flex flex-1 flex-col ${width === 'narrow' ? 'bg-line/40 sm:py-6' : ''}`}>
        <ToolFrame name={name} address={address} isNarrow={width === 'narrow'} />
      </main>
    </div>
  );
}

interface ToolFrameProps {
  readonly name: string;
  readonly address: string;
  readonly isNarrow: boolean;
}

function ToolFrame({ name, address, isNarrow }: ToolFrameProps) {
  const look = isNarrow ? 'mx-auto w-90 max-w-full shadow-raised sm:rounded-card' : 'w-full';
  return (
    // The key makes a new frame for each scenario, which adds no entry to the browser's history.
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which may do anything
    <iframe
      key={address}
      src={address}
      title={name}
      className={`min-h-160 flex-1 bg-rice ${look}`}
    />
  );
}
