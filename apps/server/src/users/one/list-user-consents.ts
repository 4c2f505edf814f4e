import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listUserConsents as wire } from '@maru/contract/users/users.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { needSelfOrAdmin } from './need-self-or-admin.ts';
import { listConsentsOf } from './user-detail.queries.ts';

export async function listUserConsents(
  context: UserContext,
  { id }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  await needSelfOrAdmin(context, id);
  const consents = await listConsentsOf(context.db, id, context.language);
  return consents.map(({ agreedAt, textHash, ...consent }) => ({
    ...consent,
    agreedAt: agreedAt.toISOString(),
    textHash: textHash.toString('hex'),
  }));
}
