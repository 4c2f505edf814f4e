import { Id } from '@maru/contract/fields.ts';
import { cutPage } from '#server/db/cut-page.ts';
import { Refusal } from '#server/http/refusal.ts';

/** The key of one entry; two entries may have the same time. */
export type LogKey = { at: Date; id: string };
/** A page of rows `older` or `newer` than a key; undefined: from the newest. */
export type LogPosition = { direction: 'older' | 'newer'; key: LogKey | undefined; limit: number };

export function writeLogKey({ at, id }: LogKey): string {
  return `${at.getTime()}-${id}`;
}

export function readLogKey(text: string | undefined): LogKey | undefined {
  const [, time, id] = /^(\d{1,14})-(.+)$/.exec(text ?? '') ?? [];
  return time !== undefined && id !== undefined && Id.safeParse(id).success
    ? { at: new Date(Number(time)), id }
    : undefined;
}

/** `older:<time>-<id>`. Such a cursor names one row and a direction, so new rows never shift a page. */
export function readLogCursor(text: string | undefined): Pick<LogPosition, 'direction' | 'key'> {
  if (text === undefined) return { direction: 'older', key: undefined };
  const [direction, named] = text.split(':');
  const key = readLogKey(named);
  if ((direction !== 'older' && direction !== 'newer') || !key)
    throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  return { direction, key };
}

type Rows<Row> = { found: readonly Row[]; limit: number; direction: 'older' | 'newer'; isFirst: boolean };

/** Cuts a page from `found`, which contains one row more than `limit` if there are more, and makes its cursors. */
export function cutLogPage<Row extends LogKey>({ found, limit, direction, isFirst }: Rows<Row>) {
  const { page, newerAfter, olderAfter } = cutPage(found, { direction, isFirst, limit });
  return {
    rows: page,
    nextCursor: olderAfter ? `older:${writeLogKey(olderAfter)}` : null,
    previousCursor: newerAfter ? `newer:${writeLogKey(newerAfter)}` : null,
  };
}
