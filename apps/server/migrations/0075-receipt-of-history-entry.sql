-- The cash receipt that an entry of the history is about. Null for entries from before, and for everything else.
alter table order_history add column cash_receipt_id uuid;
