import * as v from 'valibot';

const Mails = v.array(
  v.object({
    to: v.string(),
    kind: v.string(),
    token: v.string(),
    link: v.nullish(v.string(), ''),
  }),
);
export type SentMail = v.InferOutput<typeof Mails>[number];

/** What was sent to an address or a number, the newest first. */
export async function readMailbox(mailbox: string, recipient: string): Promise<SentMail[]> {
  const response = await fetch(mailbox, { headers: { accept: 'application/json' } });
  const mails = v.parse(Mails, await response.json());
  return mails.filter(({ to }) => to.replace(/^\+/, '') === recipient.replace(/^\+/, ''));
}
