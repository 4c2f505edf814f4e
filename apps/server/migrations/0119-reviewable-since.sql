-- Since when a pending application can be decided: it is submitted and nothing is missing. The hours count from then.
alter table stores add column reviewable_since timestamptz;
update stores set reviewable_since = submitted_at
where application_status = 'PENDING' and name <> '' and category is not null and phone is not null
  and address is not null and lat is not null and lng is not null and business_number is not null
  and business_name is not null and owner_name is not null and opened_on is not null and registration_file_id is not null;

-- Since when the application that an admin decided could be decided; null if something was missing.
alter table store_application_moves add column reviewable_since timestamptz;
update store_application_moves m set reviewable_since = (
  select max(s.moved_at) from store_application_moves s
  where s.store_id = m.store_id and s.to_status = 'PENDING' and s.moved_at <= m.moved_at)
where m.from_status = 'PENDING' and m.moved_by_side = 'ADMIN';

drop trigger store_application_moves__append_only on store_application_moves;
create trigger store_application_moves__append_only
  before delete or update of store_id, id, from_status, to_status, reason, moved_by_side, moved_at, reviewable_since
  on store_application_moves for each row execute function refuse_change();
