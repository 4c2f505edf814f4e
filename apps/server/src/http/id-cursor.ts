import { Id } from '@maru/contract/fields.ts';
import { Refusal } from './refusal.ts';

type IdCursor = { direction: 'older' | 'newer'; id: string | undefined };

/** `older:<id>`. Such a cursor names one row and a direction, so new rows never shift a page. */
export function readIdCursor(text: string | undefined): IdCursor {
  if (text === undefined) return { direction: 'older', id: undefined };
  const [direction, id] = text.split(':');
  if ((direction !== 'older' && direction !== 'newer') || !Id.safeParse(id).success)
    throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  return { direction, id };
}

type Ends = { newerAfter: { id: string } | undefined; olderAfter: { id: string } | undefined };

/** The cursors of a page that was cut from rows with ids (`cutPage`). */
export function idCursorsOf({ newerAfter, olderAfter }: Ends) {
  return {
    nextCursor: olderAfter ? `older:${olderAfter.id}` : null,
    previousCursor: newerAfter ? `newer:${newerAfter.id}` : null,
  };
}
