-- Of the three flags only, so that a change of the profile does not refuse an admin's.
alter table users add column flags_version integer not null default 1;

-- Lists of users: newest first, and by the beginning of username and name.
create index users__newest on users (created_at, id);
create index users__username_prefix on users (username text_pattern_ops);
create index users__name_prefix on users (lower(name) text_pattern_ops, id);
create index users__admins on users (id) where admin;

-- The latest change of each flag of an account by an admin; the trail has all.
create table user_flag_changes (
  user_id uuid not null references users on delete cascade,
  flag text not null check (flag in ('accountNonLocked', 'accountNonExpired', 'credentialsNonExpired')),
  value boolean not null,
  reason text not null,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  primary key (user_id, flag)
);
create index user_flag_changes__changed_by on user_flag_changes (changed_by);
