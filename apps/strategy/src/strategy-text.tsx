/* oxlint-disable react/no-array-index-key -- the parts of a text have no other name */
import { readableText } from '@thela/ui';
import { blocksOf, leadOf } from './strategy-lines';

/** A strategy as bullets and paragraphs; nothing else in it is markup. */
export function StrategyText({ text }: { readonly text: string }) {
  return (
    <div className="flex max-w-text flex-col gap-3 text-lg wrap-anywhere">
      {blocksOf(readableText(text)).map((block, place) =>
        block.kind === 'paragraph' ? (
          <p key={place} dir="auto">
            {block.text}
          </p>
        ) : (
          <ul key={place} className="flex list-disc flex-col gap-2 pl-6 marker:text-flame">
            {block.items.map((item, number) => (
              <li key={number} dir="auto">
                <Item>{item}</Item>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/** An item, with what it is about to be found at a glance. */
function Item({ children }: { readonly children: string }) {
  const lead = leadOf(children);
  return (
    <>
      {lead ? <strong className="font-semibold">{lead}</strong> : null}
      {children.slice(lead.length)}
    </>
  );
}
