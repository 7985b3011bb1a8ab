import type { Shell } from '@thela/contract';
import { Invitation } from '../invitation';
import { useTomorrowMessages } from './messages';
import { TomorrowHeader } from './tomorrow-header';

/** Stands in place of the plan until the stall is the vendor's own. */
export function TomorrowInvitation({ shell }: { readonly shell: Shell }) {
  const { setUp } = useTomorrowMessages();
  return (
    <>
      <TomorrowHeader location={shell.location} />
      <Invitation {...setUp} onSetUp={shell.stall.open} />
    </>
  );
}
