-- Uploaded files. The bytes are in the storage under `aws_key`; nobody can read them before the inspection.
create table files (
  id uuid primary key,
  aws_key text not null,
  purpose text not null check (purpose in ('PROFILE_IMAGE', 'VIDEO', 'REGISTRATION_IMAGE')),
  owner_id uuid not null references users on delete cascade,
  -- The owner, or the admin who uploaded it for them.
  uploaded_by uuid references users on delete set null,
  status text not null default 'AWAITED' check (status in ('AWAITED', 'ADMITTED', 'REFUSED')),
  -- As announced until the inspection, then as detected.
  content_type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  admitted_at timestamptz,
  constraint files__aws_key unique (aws_key)
);
create index files__owner_id on files (owner_id);
create index files__uploaded_by on files (uploaded_by);
create index files__created_at on files (created_at) where status <> 'ADMITTED';

-- Bytes whose row was deleted, also by cascade from the owner. An hourly job removes them from the storage.
create table files_to_remove (
  aws_key text primary key,
  since timestamptz not null default now()
);
create index files_to_remove__since on files_to_remove (since);

create function leave_bytes_to_remove() returns trigger language plpgsql as $$
begin
  insert into files_to_remove (aws_key) values (old.aws_key) on conflict do nothing;
  return null;
end
$$;
create trigger files__bytes_follow after delete on files
  for each row execute function leave_bytes_to_remove();
