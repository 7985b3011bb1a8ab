import type { Shell } from '@thela/contract';
import { Invitation } from '@thela/ui';
import Sunrise from 'lucide-react/icons/sunrise';
import { BooksHeader } from '../books/books-header';
import { useMessages } from '../messages';
import { useTomorrowMessages } from './messages';

/** Stands in place of the plan until the stall is the vendor's own. */
export function TomorrowInvitation({ shell }: { readonly shell: Shell }) {
  const { setUp } = useTomorrowMessages();
  const { title, subtitle } = useMessages().tomorrow;
  return (
    <>
      <BooksHeader
        location={shell.location}
        icon={<Sunrise className="size-7" />}
        title={title}
        subtitle={subtitle}
      />
      <Invitation {...setUp} onSetUp={shell.stall.open} />
    </>
  );
}
