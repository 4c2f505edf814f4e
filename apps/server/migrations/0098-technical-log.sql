-- Tables that are partitioned by month: each partition is one month in Seoul and is dropped as a whole when its time is
-- over. A default partition catches rows of months that have no partition yet, so that no write is refused for it.
create function add_month(parent text, month date) returns boolean language plpgsql as $$
declare
  part text := format('%s_%s', parent, to_char(month, 'YYYYMM'));
  catches text := parent || '_default';
  begins timestamptz := date_trunc('month', month::timestamp) at time zone 'Asia/Seoul';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'Asia/Seoul';
begin
  perform pg_advisory_xact_lock(hashtext('months of ' || parent));
  if to_regclass(quote_ident(part)) is not null then return false; end if;
  execute format('create table %I (like %I including defaults including constraints)', part, parent);
  -- A partition cannot be attached while the default one has rows of its month.
  execute format('lock table %I in access exclusive mode', catches);
  execute format('alter table %I disable trigger user', catches);
  execute format(
    'with moved as (delete from %I where at >= %L and at < %L returning *) insert into %I select * from moved',
    catches, begins, ends, part);
  execute format('alter table %I enable trigger user', catches);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, begins, ends);
  if exists (select from pg_trigger where tgrelid = parent::regclass and tgname = parent || '__never_emptied') then
    -- Triggers of statements are not inherited.
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
      part || '__never_emptied', part);
  end if;
  return true;
end
$$;

-- Drops the months that ended at the given instant or before. Returns how many.
create function drop_months(parent text, ended timestamptz) returns integer language plpgsql as $$
declare
  part text;
  dropped integer := 0;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ ('^' || parent || '_[0-9]{6}$')
      and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'Asia/Seoul' <= ended
  loop
    execute format('drop table %I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

-- What the platform met that no trail has: refused and failed calls, providers, jobs, sign-ins, errors of browsers. It
-- is written in batches outside of every transaction, and kept for 90 days.
create table technical_log (
  id uuid not null,
  at timestamptz not null,
  log_level text not null check (log_level in ('INFO', 'WARN', 'ERROR')),
  -- The feature or foundation, such as `orders`, `jobs`, `browser`.
  module text not null,
  -- What it was about: the name of a call or a job, the path of a page.
  subject text,
  code text,
  message text not null,
  request_id text,
  caller_id uuid,
  -- The store that the call named.
  named_store_id uuid,
  device_type text,
  client_version text,
  details jsonb,
  -- Of subject, code and message, in both languages.
  words tsvector not null,
  primary key (at, id)
) partition by range (at);
create table technical_log_default partition of technical_log default;
create index technical_log__log_level on technical_log (log_level, at, id);
create index technical_log__module on technical_log (module, at, id);
create index technical_log__code on technical_log (code, at, id) where code is not null;
create index technical_log__caller_id on technical_log (caller_id, at, id) where caller_id is not null;
create index technical_log__named_store_id on technical_log (named_store_id, at, id) where named_store_id is not null;
create index technical_log__request_id on technical_log (request_id) where request_id is not null;
create index technical_log__words on technical_log using gin (words);

select add_month('technical_log', (date_trunc('month', now() at time zone 'Asia/Seoul') + make_interval(months => n))::date)
from generate_series(0, 3) n;
