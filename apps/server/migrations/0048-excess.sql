-- Money for which an order has no room (excess), and money that an order counts but nobody has (missing). All sums of an
-- order use amount_krw, approved_krw and refunded_krw, so they leave both out. excess_krw and missing_krw of a payment
-- are the sums of its approved transactions.
alter table payments
  drop constraint payments_amount_krw_check,
  add constraint payments__amount check (amount_krw >= 0),
  add excess_krw bigint not null default 0 check (excess_krw >= 0),
  add missing_krw bigint not null default 0,
  -- Set once nobody will take the missing money any more; missing_krw stays, because no provider can give it back.
  add missing_written_off_at timestamptz,
  -- When it was booked, if a till had taken it without network: it is booked whatever has become of the order.
  add receipted_at timestamptz,
  add constraint payments__missing check (missing_krw between 0 and approved_krw - refunded_krw);
create index payments__excess on payments (store_id, created_at, id)
  where excess_krw > 0 or (missing_krw > 0 and missing_written_off_at is null);
create index payments__receipted on payments (store_id, receipted_at) where receipted_at is not null;

-- A CORRECTION only moves excess or missing money: a provider's answer after a person had decided.
alter table payment_transactions
  drop constraint payment_transactions_amount_krw_check,
  drop constraint payment_transactions_kind_check,
  add constraint payment_transactions__kind check (kind in ('APPROVAL', 'REFUND', 'CORRECTION')),
  add excess_krw bigint not null default 0,
  add missing_krw bigint not null default 0,
  -- The owner who decided the outcome because the provider did not answer, and when it answered after all.
  add decided_by uuid references users,
  add heard_at timestamptz,
  -- When the data of a terminal that is not connected were completed.
  add completed_at timestamptz,
  add constraint payment_transactions__amount check (
    amount_krw > 0 or (amount_krw = 0 and (excess_krw <> 0 or missing_krw <> 0))),
  add constraint payment_transactions__correction check (kind <> 'CORRECTION' or amount_krw = 0);
create index payment_transactions__decided_by on payment_transactions (decided_by);
create index payment_transactions__unheard on payment_transactions (at)
  where decided_by is not null and heard_at is null;
