import { useStore } from '@thela/contract';
import { LateEntries } from './late-entries';
import type { MembersProps } from './members-props';
import { People } from './people';
import { WhoCounted } from './who-counted';

/** Who works at the owner's stall, what each of them counted, and what waits for the owner. Nothing for a helper. */
export function Members(props: MembersProps) {
  const { stall, role, late } = useStore(props.accountStall.state);
  if (stall === null || role !== 'owner') return null;
  // The key drops what was read of another stall.
  return (
    <div key={stall} className="grid items-start gap-6">
      {late > 0 ? <LateEntries {...props} late={late} /> : null}
      <People {...props} />
      <WhoCounted {...props} />
    </div>
  );
}
