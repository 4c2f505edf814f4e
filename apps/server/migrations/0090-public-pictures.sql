-- Pictures of store pages, and of news and posts.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in (
    'PROFILE_IMAGE', 'VIDEO', 'REGISTRATION_IMAGE', 'MENU_IMAGE', 'PLACE_IMAGE', 'CONTENT_IMAGE'
  ));
