-- What drafts left behind that were erased with their only owner: it says something of people or of the business, and the
-- law keeps none of it.
update stores set phone_extension = '' where deleted_at is not null and phone_extension <> '';
update store_settings set receipt_header = '', receipt_footer = ''
where store_id in (select id from stores where deleted_at is not null);
delete from store_card_memberships where store_id in (select id from stores where deleted_at is not null);
delete from store_provider_keys where store_id in (select id from stores where deleted_at is not null);
delete from store_phone_resets where store_id in (select id from stores where deleted_at is not null);
delete from store_invitations where store_id in (select id from stores where deleted_at is not null);
delete from admin_comments where store_id in (select id from stores where deleted_at is not null);
