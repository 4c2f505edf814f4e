-- When the tax office rejected a cash receipt, also if somebody has dropped it since: the tax office never had it.
alter table cash_receipts add column rejected_at timestamptz;
update cash_receipts set rejected_at = coalesce(heard_at, check_at, issued_at, requested_at) where status = 'REJECTED';
-- An issued one is asked to be cancelled before it is. What was cancelled with a reason and never asked for was rejected.
update cash_receipts set rejected_at = cancelled_at
  where status = 'CANCELLED' and issued_at is not null and cancel_id is null and cancel_reason is not null;
alter table cash_receipts add constraint cash_receipts__rejected check (rejected_at is not null or status <> 'REJECTED');
