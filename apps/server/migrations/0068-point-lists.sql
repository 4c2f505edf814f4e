-- The movements of one customer, newest first.
create index point_entries__customer on point_entries (store_id, customer_id, id);
