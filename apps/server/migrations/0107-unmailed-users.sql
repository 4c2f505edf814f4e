-- Users whose mail of an announcement could not be written. The next runs try again until the day of the change.
create table terms_unmailed (
  published_at timestamptz not null references terms_announcements,
  user_id uuid not null references users on delete cascade,
  tried_at timestamptz not null,
  primary key (published_at, user_id)
);
create index terms_unmailed__tried_at on terms_unmailed (tried_at);
create index terms_unmailed__user_id on terms_unmailed (user_id);
