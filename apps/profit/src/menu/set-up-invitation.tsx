import type { ToolProps } from '@thela/contract';
import { Button, Card } from '@thela/ui';
import Check from 'lucide-react/icons/check';
import { MenuHeader } from './menu-header';
import { words } from './messages';

/** Stands in place of the menu until the stall is the vendor's own. */
export function SetUpInvitation({ shell }: ToolProps) {
  const { text, gives, action } = words.setUp;
  return (
    <>
      <MenuHeader location={shell.location} />
      <Card className="p-5 sm:p-8">
        <p className="max-w-text text-lg text-pretty">{text}</p>
        <ul className="mt-5 flex max-w-text flex-col gap-3">
          {gives.map((each) => (
            <li key={each} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
              {each}
            </li>
          ))}
        </ul>
        <Button className="mt-6 w-full sm:w-auto" onClick={shell.stall.open}>
          {action}
        </Button>
      </Card>
    </>
  );
}
