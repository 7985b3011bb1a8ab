import { Button, Card } from '@thela/ui';
import Check from 'lucide-react/icons/check';
import { useWasteMessages } from './messages';

/** In place of waste until the stall is the vendor's own: what the page will give. */
export function Invitation({ onSetUp }: { readonly onSetUp: () => void }) {
  const { setUp: words } = useWasteMessages();
  return (
    <Card className="max-w-2xl p-5 sm:p-6">
      <p className="max-w-text text-lg text-pretty">{words.text}</p>
      <ul className="my-5 flex flex-col gap-3">
        {words.gives.map((gift) => (
          <li key={gift} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
            {gift}
          </li>
        ))}
      </ul>
      <Button className="w-full sm:w-auto" onClick={onSetUp}>
        {words.action}
      </Button>
    </Card>
  );
}
