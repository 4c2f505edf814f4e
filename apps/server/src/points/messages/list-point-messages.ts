import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listPointMessages as wire } from '@maru/contract/points/point-messages.endpoints.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { outcomesOf } from '#server/messaging/outcome-of.ts';
import { countMessages, listMessages } from './point-messages.queries.ts';

type Messages = OutputOf<typeof wire>;

/** The messages about points without their texts, with the last four digits of the number. */
export function listPointMessages({ db, storeId }: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { currentPage, numberOfElements: limit } = input;
  return inSnapshot(db, async (tx): Promise<Messages> => {
    const rows = await listMessages(tx, storeId, { limit, offset: currentPage * limit });
    const totalElements = await countMessages(tx, storeId);
    // The job that records outcomes runs every minute only.
    const open = rows.flatMap(({ settledAt, messageId }) => (!settledAt && messageId ? [messageId] : []));
    const outcomeOf = await outcomesOf(tx, open);
    return {
      content: rows.map(({ settledAt, messageId, at, kind, outcome, reason, ...row }) => ({
        ...row,
        kind: kind as Messages['content'][number]['kind'],
        at: at.toISOString(),
        outcome:
          !settledAt && messageId
            ? outcomeOf(messageId)
            : (outcome as Messages['content'][number]['outcome']),
        reason: reason as Messages['content'][number]['reason'],
      })),
      currentPage,
      totalPages: Math.ceil(totalElements / limit),
      totalElements,
      numberOfElements: rows.length,
    };
  });
}
