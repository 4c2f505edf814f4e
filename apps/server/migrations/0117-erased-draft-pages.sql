-- Drafts that were erased with their only owner before their page, menu and requests to close went along.
delete from place_photos where store_id in (select id from stores where deleted_at is not null);
delete from places where store_id in (select id from stores where deleted_at is not null);
delete from place_slugs where seen_at is null and store_id in (select id from stores where deleted_at is not null);
update menu_items i set deleted_at = coalesce(i.deleted_at, s.deleted_at), image_url = null, image_file_id = null
from stores s where s.id = i.store_id and s.deleted_at is not null;
update store_close_requests set reason = '', answer = '' where store_id in (select id from stores where deleted_at is not null);
