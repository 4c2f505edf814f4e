import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { OfflineSale, listReceipted as wire } from '@maru/contract/orders/receipted.endpoints.ts';
import { cutPage } from '#server/db/cut-page.ts';
import type { StoreContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  countOfflineSales,
  listOfflineSaleRows,
  type OfflineSaleRow,
  type SentCursor,
} from './offline-sales.queries.ts';

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

/** Offline sales that differed from the menu, last sent first. A cursor names one sale and a direction. */
export async function listReceipted({ db, storeId }: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { cursor, numberOfElements: limit } = input;
  const { direction, place } = cursor
    ? readCursor(cursor)
    : { direction: 'older' as const, place: undefined };
  const [found, { count, unseen }] = await Promise.all([
    listOfflineSaleRows(db, storeId, { place, direction, limit: limit + 1 }),
    countOfflineSales(db, storeId, mostCounted + 1),
  ]);
  const { page, newerAfter, olderAfter } = cutPage(found.map(present), {
    direction,
    isFirst: place === undefined,
    limit,
  });
  return {
    content: page,
    nextCursor: olderAfter ? writeCursor('older', olderAfter) : null,
    previousCursor: newerAfter ? writeCursor('newer', newerAfter) : null,
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
    unseen,
  };
}

function present({ takenAt, sentAt, seenAt, ...row }: OfflineSaleRow): OfflineSale {
  return {
    ...row,
    takenAt: takenAt.toISOString(),
    sentAt: sentAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  };
}

function writeCursor(direction: 'older' | 'newer', { sentAt, orderId }: SentCursor): string {
  return `${direction}:${Date.parse(sentAt)}:${orderId}`;
}

function readCursor(text: string): { direction: 'older' | 'newer'; place: SentCursor } {
  const parts = /^(older|newer):(\d{1,15}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  const at = new Date(Number(parts?.[2]));
  if (!parts || Number.isNaN(at.getTime()))
    throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  return {
    direction: parts[1] as 'older' | 'newer',
    place: { sentAt: at.toISOString(), orderId: parts[3] as string },
  };
}
