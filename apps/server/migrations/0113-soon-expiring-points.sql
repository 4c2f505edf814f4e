-- The points of one store that expire soon, for the notice on its dashboard, without reading every lot of the store.
create index point_lots__expiring_of_store on point_lots (store_id, expires_at) include (remaining) where remaining > 0;
