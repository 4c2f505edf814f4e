-- The idempotency key of the request that booked a payment in hand. A till without network may send it again after the
-- key itself is forgotten.
alter table payments add column request_key text;
