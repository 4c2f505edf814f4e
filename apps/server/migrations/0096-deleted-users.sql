alter table users add column deleted_at timestamptz;
-- The row stays for orders and trails. The id stands in for the address, which is free again.
alter table users add constraint users__deleted_is_blank check (deleted_at is null or (
  name = '' and username = id::text and password_hash = '' and phone_e164 is null and phone_calling_code is null
  and phone_verified_at is null and email_verified_at is null and not admin and not account_non_expired));

-- What the law keeps of a deleted user, sealed and apart, until the day of destruction.
create table kept_users (
  user_id uuid not null references users,
  ground text not null check (ground in ('CONTRACT', 'SIGN_IN_LOG')),
  sealed bytea not null,
  kept_at timestamptz not null,
  destroy_on date not null,
  primary key (user_id, ground)
);
create index kept_users__destroy_on on kept_users (destroy_on);

-- A draft whose only owner left Maru. The row stays for the trail.
alter table stores add column deleted_at timestamptz;
alter table stores add constraint stores__deleted_is_draft
  check (deleted_at is null or (application_status = 'DRAFT' and owner_name is null and business_number is null));
