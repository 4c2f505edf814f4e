create table terms_groups (
  id uuid primary key,
  scope text not null check (scope in ('USER', 'STORE')),
  key text not null,
  constraint terms_groups__scope_key unique (scope, key)
);

-- Every version of every article, as it was shown. Never changed, never deleted.
create table terms_articles (
  id uuid primary key,
  group_id uuid not null references terms_groups,
  key text not null,
  version integer not null,
  position integer not null,
  required boolean not null,
  title_ko text not null,
  title_en text not null,
  content_ko text not null,
  content_en text not null,
  -- SHA-256 of each text.
  hash_ko bytea not null,
  hash_en bytea not null,
  published_at timestamptz not null default now(),
  -- Set when the version is withdrawn, with or without a successor.
  withdrawn_at timestamptz,
  constraint terms_articles__group_id_key_version unique (group_id, key, version)
);

-- A user's answer to one article, agreed or refused. A changed answer is a new row.
create table terms_consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  article_id uuid not null references terms_articles,
  version integer not null,
  text_hash bytea not null,
  language text not null check (language in ('ko', 'en')),
  agreed boolean not null,
  agreed_at timestamptz not null,
  device_type text,
  device_uuid text,
  client_version text,
  address text
);
create index terms_consents__user_id on terms_consents (user_id);
create index terms_consents__article_id on terms_consents (article_id);
