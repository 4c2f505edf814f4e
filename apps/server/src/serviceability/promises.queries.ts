import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** Counts answers since `since`. Cases from before `overdueBefore` that are still pending are overdue. */
type Measured = { since: Date; overdueBefore: Date; hours: number };
type Promised = { waiting: number; overdue: number; decided: number; inTime: number };

const none: Promised = { waiting: 0, overdue: 0, decided: 0, inTime: 0 };

/**
 * An admin's decision on an application is measured from when the application could be decided. Decisions on
 * incomplete applications do not count. Decisions on registration changes are measured from the request.
 * Requests to close a store wait in the same queue and have no deadline.
 */
export async function readApprovalPromise(db: DbOrTx, measured: Measured): Promise<Promised> {
  const { since, overdueBefore, hours } = measured;
  const { rows } = await sql<Promised>`
    with decisions as (
      select moved_at, reviewable_since as at from store_application_moves
      where moved_at > ${since} and reviewable_since is not null
      union all
      select decided_at, asked_at from store_registration_changes
      where decided_at > ${since} and state in ('APPROVED', 'REFUSED')
    )
    select
      (select count(*)::integer from stores where application_status = 'PENDING')
        + (select count(*)::integer from store_registration_changes where state = 'WAITING')
        + (select count(*)::integer from store_close_requests where ended_as is null) as waiting,
      (select count(*)::integer from stores
        where application_status = 'PENDING' and reviewable_since < ${overdueBefore})
        + (select count(*)::integer from store_registration_changes
          where state = 'WAITING' and asked_at < ${overdueBefore}) as overdue,
      count(*)::integer as decided,
      count(*) filter (where moved_at <= at + make_interval(hours => ${hours}))::integer as in_time
    from decisions`.execute(db);
  return rows[0] ?? none;
}

export async function readInquiryPromise(db: DbOrTx, measured: Measured): Promise<Promised> {
  const { since, overdueBefore, hours } = measured;
  const { rows } = await sql<Promised>`
    select
      (select count(*)::integer from inquiries where answered_at is null and closed_at is null) as waiting,
      (select count(*)::integer from inquiries
        where answered_at is null and closed_at is null and received_at < ${overdueBefore}) as overdue,
      count(*)::integer as decided,
      count(*) filter (where answered_at <= received_at + make_interval(hours => ${hours}))::integer as in_time
    from inquiries where answered_at > ${since}`.execute(db);
  return rows[0] ?? none;
}
