import type { DbOrTx } from '#server/db/database.ts';
import { listStatuses, type Statuses } from './messages.queries.ts';

/** Delivery state of a message: waiting, with the carrier, on the phone, sent as a text instead, or failed. */
export type Delivery = 'QUEUED' | 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FAILED';

const deliveries: Readonly<Record<string, Delivery>> = {
  QUEUED: 'QUEUED',
  SENT: 'SENT',
  DELIVERED: 'DELIVERED',
  FALLBACK_SENT: 'FALLBACK_SENT',
  FAILED: 'FAILED',
  CANCELLED: 'FAILED',
  FALLBACK_FAILED: 'FAILED',
};

/** The error of a message that was not sent because it was no longer useful. */
export const tooLate = 'too late';

/** The error of a message that expired, with the carrier's last error. */
export function lateError(lastError: string): string {
  return isLate(lastError) ? lastError : `${tooLate}: ${lastError}`;
}

function isLate(lastError: string | null | undefined): boolean {
  return lastError?.startsWith(tooLate) ?? false;
}

/** Reads the delivery of several messages in one statement. A deleted message counts as FAILED. */
export async function deliveriesOf(
  db: DbOrTx,
  messageIds: readonly string[],
): Promise<(messageId: string) => { delivery: Delivery; wasTooLate: boolean }> {
  const found = messageIds.length === 0 ? [] : await listStatuses(db, messageIds);
  const byId = new Map(found.map((statuses) => [statuses.id, statuses]));
  return (messageId) => {
    const statuses = byId.get(messageId);
    return { delivery: deliveryIn(statuses), wasTooLate: wasTooLate(statuses) };
  };
}

export async function deliveryOf(db: DbOrTx, messageId: string): Promise<Delivery> {
  const find = await deliveriesOf(db, [messageId]);
  return find(messageId).delivery;
}

/** A failed message counts as QUEUED while its fallback text is waiting. */
function deliveryIn(found: Statuses | undefined): Delivery {
  if (found?.textStatus === 'QUEUED') return 'QUEUED';
  return deliveries[found?.status ?? ''] ?? 'FAILED';
}

/** Whether a message or its fallback text failed only because nothing could be sent in time. */
function wasTooLate(found: Statuses | undefined): boolean {
  return isLate(found?.lastError) || isLate(found?.textError);
}
