import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listPointMessages as wire } from '@maru/contract/points/point-messages.endpoints.ts';
import { mayIn } from '@maru/contract/store-access/rights.ts';
import { findLock } from '#server/app-lock/find-lock.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { outcomesOf } from '#server/messaging/outcome-of.ts';
import { countMessages, listMessages } from './point-messages.queries.ts';

type Message = OutputOf<typeof wire>['content'][number];

/**
 * The messages about points, without texts. Callers who may read customers get a number's last four digits.
 */
export async function listPointMessages(context: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { db, storeId } = context;
  const hidesNumbers = !(await mayReadCustomers(context));
  return inSnapshot(db, (tx) =>
    pageOf(input, {
      count: () => countMessages(tx, storeId),
      list: (place) => listWithOutcomes(tx, storeId, place),
      present: (row) => present(row, hidesNumbers),
    }),
  );
}

/** Checked here and not by the guard, because the call is open to POINT even while the list of customers is locked. */
async function mayReadCustomers({ db, membership, actor, storeId, now }: StoreContext): Promise<boolean> {
  if (!membership || !mayIn(membership, 'CUSTOMER')) return false;
  return !(await findLock(db, { storeId, grantId: actor.grantId, part: 'CUSTOMER_LIST', now }));
}

async function listWithOutcomes(tx: Tx, storeId: string, place: { offset: number; limit: number }) {
  const rows = await listMessages(tx, storeId, place);
  // The job that records outcomes runs only every minute, so outcomes that are still open are read now.
  const open = rows.flatMap(({ settledAt, messageId }) => (!settledAt && messageId ? [messageId] : []));
  const outcomeOf = await outcomesOf(tx, open);
  return rows.map(({ settledAt, messageId, ...row }) => ({
    ...row,
    outcome: !settledAt && messageId ? outcomeOf(messageId) : (row.outcome as Message['outcome']),
  }));
}

type Row = Awaited<ReturnType<typeof listWithOutcomes>>[number];

function present({ at, kind, reason, phoneLast4, ...row }: Row, hidesNumbers: boolean): Message {
  return {
    ...row,
    phoneLast4: hidesNumbers ? null : phoneLast4,
    isNumberHidden: hidesNumbers,
    kind: kind as Message['kind'],
    at: at.toISOString(),
    reason: reason as Message['reason'],
  };
}
