-- The instant from which a version holds. Published earlier, it is announced until then; its predecessor is withdrawn at
-- that instant.
alter table terms_articles add column effective_at timestamptz;
update terms_articles set effective_at = published_at;
alter table terms_articles alter column effective_at set not null;
alter table terms_articles add column is_adverse boolean not null default false;
-- Users who agreed to an earlier version are asked anew.
alter table terms_articles add column needs_consent boolean not null default false;
create index terms_articles__announced on terms_articles (published_at) where effective_at > published_at;

-- One row for each publication that was announced. `mailed_to` is the last user who was mailed.
create table terms_announcements (
  published_at timestamptz primary key,
  news_id uuid not null,
  mailed_to uuid,
  done_at timestamptz
);
create index terms_announcements__open on terms_announcements (published_at) where done_at is null;
