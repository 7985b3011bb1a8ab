/* oxlint-disable react/no-array-index-key -- the parts of a text have no other name */
import { BoldText } from '@thela/ui';
import { readableText } from '@thela/text';
import { blocksOf, leadOf } from './strategy-lines';

/** A strategy as bullets and paragraphs with `**…**` in bold; nothing else in it is markup. */
export function StrategyText({ text }: { readonly text: string }) {
  return (
    <div className="flex max-w-text flex-col gap-3 text-lg wrap-anywhere">
      {blocksOf(readableText(text)).map((block, place) =>
        block.kind === 'paragraph' ? (
          <p key={place} dir="auto">
            <BoldText text={block.text} />
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

/** An item; the words that say what it is about are bold. */
function Item({ children }: { readonly children: string }) {
  const lead = leadOf(children);
  return (
    <>
      {lead ? <strong className="font-semibold">{lead}</strong> : null}
      <BoldText text={children.slice(lead.length)} />
    </>
  );
}
