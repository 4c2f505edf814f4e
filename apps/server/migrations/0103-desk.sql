-- What the admins' desk counts over all stores.
create index messages__failed on messages (settled_at) where status in ('FAILED', 'FALLBACK_FAILED');
create index cash_receipts__failed on cash_receipts (requested_at) where status in ('FAILED', 'REJECTED');
create index store_application_moves__moved_at on store_application_moves (moved_at);
create index users__created_at on users (created_at);
