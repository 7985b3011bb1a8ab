import type { Notify, ToolComponent } from '@thela/contract';
import { Button } from '@thela/ui';
import { useMemo, useState } from 'react';
import { createFakeShell } from '../fake-shell';

const scenes = {
  'Sample figures': {},
  'Fixed figures': {
    platesSold: {
      'onion-uttapam': 20,
      'masala-dosa': 35,
      'idli-sambar': 40,
      'cheese-uttapam': 15,
      'plain-dosa': 30,
    },
  },
  'No sales': { platesSold: {} },
} as const;

/** The tool under a strip of switches; what it tells the shell is written below it. */
export function Bench({ Tool }: { readonly Tool: ToolComponent }) {
  const [scene, setScene] = useState<keyof typeof scenes>('Sample figures');
  const [calls, setCalls] = useState<readonly { id: number; text: string }[]>([]);

  const shell = useMemo(() => {
    const log = (text: string) => setCalls((earlier) => [...earlier, { id: earlier.length, text }]);
    const fake = createFakeShell({ ...scenes[scene], random: Math.random });
    const notify: Notify = {
      ...fake.notify,
      show: (toast) => {
        log(`toast (${toast.kind}): ${toast.message}`);
        return fake.notify.show(toast);
      },
    };
    return {
      ...fake,
      notify,
      openTool: (featureId: string) => log(`open tool: ${featureId}`),
      reportError: (error: unknown, place: string) => log(`error while ${place}: ${String(error)}`),
    };
  }, [scene]);

  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-2 bg-tamarind px-4 py-3 text-rice">
        <Switches label="Figures" choices={scenes} chosen={scene} onChoose={setScene} />
      </div>
      <main className="mx-auto max-w-page px-4 py-6">
        <Tool key={scene} shell={shell} />
      </main>
      <section aria-label="Calls to the shell" className="border-t border-line px-4 py-6">
        <ol className="mx-auto max-w-page list-inside list-decimal">
          {calls.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface SwitchesProps<Name extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Name, unknown>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

function Switches<Name extends string>({ label, choices, chosen, onChoose }: SwitchesProps<Name>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span className="text-sm">{label}</span>
      {(Object.keys(choices) as Name[]).map((name) => (
        <Button
          key={name}
          look={name === chosen ? 'primary' : 'secondary'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
