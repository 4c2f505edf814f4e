-- An owner decides about a receipt whose issuer does not answer: who, when, and when the issuer answered after all.
alter table cash_receipts
  add column decided_by uuid references users,
  add column decided_at timestamptz,
  add column heard_at timestamptz,
  drop constraint cash_receipts__sealed,
  -- One that was issued after all, although somebody had given it up, is cancelled without its number.
  add constraint cash_receipts__sealed check
    (identifier_sealed is not null or status in ('CANCEL_REQUESTED', 'CANCELLED', 'FAILED', 'REJECTED')),
  add constraint cash_receipts__decided check ((decided_by is null) = (decided_at is null));
-- When a request to issue it was last sent to its issuer, which it may not have reached; null: never.
alter table cash_receipts add column sent_at timestamptz;
update cash_receipts set sent_at = asked_at where asked_at is not null;
-- A passing refusal of the issuer: how often it was tried anew since, and when it is tried next.
alter table cash_receipts
  add column tries integer not null default 0,
  add column retry_at timestamptz;
comment on column cash_receipts.check_at is 'When the issuer is next asked what became of the receipt.';
-- Refused receipts whose numbers are erased after a while.
create index cash_receipts__refused on cash_receipts (requested_at)
  where status in ('FAILED', 'REJECTED') and identifier_sealed is not null;
create index cash_receipts__decided_by on cash_receipts (decided_by);
-- What a person has decided and its issuer has not answered, over all stores.
create index cash_receipts__unheard on cash_receipts (decided_at) where decided_by is not null and heard_at is null;
