import { type TemplatePurpose, templateProblem } from '@maru/contract/points/point-messages.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { listTemplates } from './channel-lists.queries.ts';

type Chosen = {
  purpose: TemplatePurpose;
  channelId: string | null;
  templates: Partial<Record<TemplatePurpose, string | null>>;
};

/**
 * The template of the store's own channel for a purpose. Undefined if none was chosen or if it can no longer be used:
 * then Maru's template is used, so that the customer still gets the message.
 */
export async function choosableTemplate(
  db: DbOrTx,
  { purpose, channelId, templates }: Chosen,
): Promise<{ channelId: string; templateCode: string } | undefined> {
  const templateCode = templates[purpose];
  if (!channelId || !templateCode) return undefined;
  const [template] = await listTemplates(db, { channelIds: [channelId], code: templateCode });
  if (!template || templateProblem(purpose, template)) return undefined;
  return { channelId, templateCode };
}
