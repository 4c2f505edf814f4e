-- Notes on inquiries are sealed as answers are. A job seals those from before, whose text is in `content` until then.
alter table inquiry_notes
  add column sealed bytea,
  alter column content drop not null,
  add constraint inquiry_notes__text check ((content is null) <> (sealed is null));
create index inquiry_notes__plain on inquiry_notes (id) where content is not null;
