-- The trails are partitioned by month, so that what is older than its time is dropped without touching the rest. The
-- platform's log is read by time, so every index ends with time and id.
alter table store_trail rename to store_trail_former;
alter table store_trail_former rename constraint store_trail_pkey to store_trail_former_pkey;
alter index store_trail__actor_id rename to store_trail_former__actor_id;
alter table user_trail rename to user_trail_former;
alter table user_trail_former rename constraint user_trail_pkey to user_trail_former_pkey;

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
  primary key (store_id, at, id)
) partition by range (at);
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
  primary key (user_id, at, id)
) partition by range (at);
create table store_trail_default partition of store_trail default;
create table user_trail_default partition of user_trail default;

-- Partitions of the months that have rows, then the rows, then everything that slows inserting them.
do $$
declare
  trail text;
begin
  foreach trail in array array['store_trail', 'user_trail'] loop
    execute format($sql$
      select add_month(%1$L, month::date) from (
        select date_trunc('month', at at time zone 'Asia/Seoul') as month from %2$I
        union
        select date_trunc('month', now() at time zone 'Asia/Seoul') + make_interval(months => n)
        from generate_series(0, 3) n
      ) months$sql$, trail, trail || '_former');
    execute format('insert into %I select * from %I', trail, trail || '_former');
    execute format('drop table %I', trail || '_former');
    execute format('create index %I on %I (at, id)', trail || '__at', trail);
    execute format('create index %I on %I (actor_id, at, id)', trail || '__actor_id', trail);
    execute format('create index %I on %I (act, at, id)', trail || '__act', trail);
    execute format('create index %I on %I (module, at, id)', trail || '__module', trail);
    execute format('create index %I on %I (request_id)', trail || '__request_id', trail);
    execute format($sql$create index %I on %I (log_level, at, id) where log_level <> 'INFO'$sql$,
      trail || '__log_level', trail);
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
      trail || '__append_only', trail);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
      trail || '__never_emptied', trail);
  end loop;
end
$$;
create trigger store_trail_default__never_emptied before truncate on store_trail_default
  for each statement execute function refuse_change();
create trigger user_trail_default__never_emptied before truncate on user_trail_default
  for each statement execute function refuse_change();
