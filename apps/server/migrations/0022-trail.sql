-- Before and after of every write of store data: who, from which device, by which request. Personal data is masked.
create table store_trail (
  store_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  log_level text not null check (log_level in ('INFO', 'WARN', 'ERROR')),
  -- The feature and the act, such as `stores`, `updateStore`. Labels are added when the trail is read.
  module text not null,
  act text not null,
  actor_id uuid,
  request_id text not null,
  device_type text,
  device_uuid text,
  client_version text,
  before jsonb,
  after jsonb,
  primary key (store_id, id)
);
create index store_trail__actor_id on store_trail (actor_id, id);

-- The same for accounts.
create table user_trail (
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  log_level text not null check (log_level in ('INFO', 'WARN', 'ERROR')),
  module text not null,
  act text not null,
  actor_id uuid,
  request_id text not null,
  device_type text,
  device_uuid text,
  client_version text,
  before jsonb,
  after jsonb,
  primary key (user_id, id)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger store_trail__append_only before update or delete on store_trail
  for each row execute function refuse_change();
create trigger store_trail__never_emptied before truncate on store_trail
  for each statement execute function refuse_change();
create trigger user_trail__append_only before update or delete on user_trail
  for each row execute function refuse_change();
create trigger user_trail__never_emptied before truncate on user_trail
  for each statement execute function refuse_change();
-- The author is cleared when the account is deleted; nothing else of a move ever changes.
create trigger store_application_moves__append_only
  before delete or update of store_id, id, from_status, to_status, reason, moved_by_side, moved_at
  on store_application_moves for each row execute function refuse_change();
create trigger store_application_moves__never_emptied before truncate on store_application_moves
  for each statement execute function refuse_change();
