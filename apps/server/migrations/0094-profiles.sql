-- What people say about themselves, and the address and the number that they want instead of the present ones.
alter table users
  add column birthday date,
  add column gender text,
  add column picture_file_id uuid,
  add column version integer not null default 1,
  add column profile_updated_at timestamptz,
  add column new_username text,
  add column new_phone_e164 text,
  add column new_phone_calling_code text;
alter table users
  add constraint users_gender_check check (gender in ('FEMALE', 'MALE', 'OTHER')),
  add constraint users_new_phone_check check ((new_phone_e164 is null) = (new_phone_calling_code is null)),
  add constraint users_picture_file_id_fkey foreign key (picture_file_id) references files on delete set null;
create index users__picture_file_id on users (picture_file_id) where picture_file_id is not null;

-- The link to a new address.
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL'));
