import { useStore } from '@thela/contract';
import type { Shell, Store } from '@thela/contract';
import type { ToolLoader } from '@thela/federation';
import { useEffect, useState } from 'react';
import { CallList } from './call-list';
import { Complaints } from './complaints';
import { MountedTool } from './mounted-tool';

export interface ToolPageProps {
  readonly name: string;
  readonly loader: ToolLoader;
  readonly shell: Shell;
  readonly calls: Store<readonly string[]>;
  /** How many copies of the tool are mounted at first. */
  readonly mounts: number;
  /** The unknown choices of the address, one line each. */
  readonly complaints: readonly string[];
}

/** The tool alone, and below it its calls to the shell. */
export function ToolPage({ name, loader, shell, calls, mounts, complaints }: ToolPageProps) {
  const [mounted, setMounted] = useState(mounts);
  const state = useStore(loader);
  const lines = useStore(calls);
  useEffect(() => {
    if (mounted > 0) loader.open();
  }, [loader, mounted]);
  const tool = state.status === 'ready' || state.status === 'crashed' ? state.tool : null;

  return (
    <div className="flex min-h-dvh flex-col">
      <Complaints lines={complaints} />
      <main className="mx-auto w-full max-w-page flex-1 px-4 py-6 sm:px-8 sm:py-8">
        {Array.from({ length: mounted }, (_, place) => (
          <MountedTool key={place} name={name} loader={loader} state={state} shell={shell} />
        ))}
      </main>
      <CallList
        lines={lines}
        about={
          tool
            ? `${name} ${tool.version}, built against contract ${tool.contract}. The shell speaks ${shell.contract}.`
            : `The shell speaks contract ${shell.contract}.`
        }
        isMounted={mounted > 0}
        onMount={() => setMounted(mounted > 0 ? 0 : Math.max(1, mounts))}
      />
    </div>
  );
}
