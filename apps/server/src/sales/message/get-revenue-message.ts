import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getRevenueMessage as wire } from '@maru/contract/sales/revenue-message.endpoints.ts';
import { summaryKinds } from '@maru/contract/sales/revenue-message.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { cannotReceive } from './cannot-receive.ts';
import { findMessageSetting, listMembersToChoose, listRecipients } from './recipients.queries.ts';

export type RevenueMessage = OutputOf<typeof wire>;

export function getRevenueMessage(context: StoreContext) {
  return inSnapshot(context.db, (tx) => revenueMessageOf(tx, context));
}

/** The setting as shown to the caller. */
export async function revenueMessageOf(
  db: DbOrTx,
  { storeId, actor }: Pick<StoreContext, 'storeId' | 'actor'>,
): Promise<RevenueMessage> {
  const setting = await findMessageSetting(db, storeId);
  const recipients = await listRecipients(db, storeId);
  const members = await listMembersToChoose(db, storeId);
  const ownHours = new Map(recipients.map(({ userId, ownHour }) => [userId, ownHour]));
  const hourOf = ({ userId, role }: (typeof members)[number]) =>
    role === 'OWNER' ? (ownHours.get(userId) ?? null) : null;
  const caller = members.find(({ userId }) => userId === actor.userId);
  return {
    hour: setting.hour,
    ownHour: caller ? hourOf(caller) : null,
    recipients: recipients.map(({ userId, firstDays }) => ({
      userId,
      kinds: summaryKinds.filter((kind) => firstDays[kind] !== undefined),
    })),
    members: members.map((member) => ({
      userId: member.userId,
      name: member.name,
      role: member.role,
      isCaller: member === caller,
      cannot: cannotReceive(member),
      ownHour: hourOf(member),
    })),
    version: setting.version,
  };
}
