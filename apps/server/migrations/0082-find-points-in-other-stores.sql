-- Apart from 0080, whose locks on entries and orders are kept until its commit: reads go on while this index is built.
create index point_entries__in_order on point_entries (in_store_id, in_order_id) where in_order_id is not null;
