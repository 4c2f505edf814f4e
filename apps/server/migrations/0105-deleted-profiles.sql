-- Nothing that a deleted person said about themselves stays either.
alter table users drop constraint users__deleted_is_blank;
alter table users add constraint users__deleted_is_blank check (deleted_at is null or (
  name = '' and username = id::text and password_hash = '' and phone_e164 is null and phone_calling_code is null
  and phone_verified_at is null and email_verified_at is null and not admin and not account_non_expired
  and birthday is null and gender is null and picture_file_id is null
  and new_username is null and new_phone_e164 is null and new_phone_calling_code is null));
