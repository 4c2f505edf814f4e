-- News, FAQs and posts that admins write for the people of all stores. A row without `publish_at` is a draft; others are
-- seen from that time on. Texts are the editor's JSON.
create table news (
  id uuid primary key,
  title text not null,
  title_en text,
  content jsonb,
  content_en jsonb,
  publish_at timestamptz,
  -- For search: titles, and titles with their texts, folded and without blanks, a line each.
  title_key text not null,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  updated_at timestamptz,
  updated_by uuid references users on delete set null,
  constraint news__whole check (publish_at is null or content is not null)
);
create index news__newest on news (publish_at desc nulls first, id desc);
create index news__created_by on news (created_by);
create index news__updated_by on news (updated_by);

-- Who opened which news.
create table news_reads (
  user_id uuid not null references users on delete cascade,
  news_id uuid not null references news on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, news_id)
);
create index news_reads__news_id on news_reads (news_id);

-- The sorted lists. Whoever changes order or members of one locks its row. `version` counts those changes.
create table content_lists (
  kind text primary key check (kind in ('FAQ', 'POST')),
  version integer not null default 1,
  changed_at timestamptz,
  changed_by uuid references users on delete set null
);
create index content_lists__changed_by on content_lists (changed_by);
insert into content_lists (kind) values ('FAQ'), ('POST');

-- A category exists as long as it has FAQs.
create table faq_categories (
  id uuid primary key,
  name text not null,
  name_en text,
  -- The name folded, so that no two look the same.
  name_key text not null constraint faq_categories__name_key unique,
  place integer not null
);

create table faqs (
  id uuid primary key,
  category_id uuid references faq_categories,
  question text not null,
  question_en text,
  answer jsonb,
  answer_en jsonb,
  publish_at timestamptz,
  place integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  updated_at timestamptz,
  updated_by uuid references users on delete set null,
  constraint faqs__whole check (publish_at is null or answer is not null)
);
create index faqs__category_id on faqs (category_id);
create index faqs__created_by on faqs (created_by);
create index faqs__updated_by on faqs (updated_by);

create table posts (
  id uuid primary key,
  title text not null,
  title_en text,
  content jsonb,
  content_en jsonb,
  connect_url text check (connect_url ~* '^https://'),
  thumbnail_file_id uuid references files,
  thumbnail_url text,
  publish_at timestamptz,
  place integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  updated_at timestamptz,
  updated_by uuid references users on delete set null,
  constraint posts__whole check (publish_at is null or content is not null or connect_url is not null),
  constraint posts__thumbnail check ((thumbnail_file_id is null) = (thumbnail_url is null))
);
create index posts__thumbnail_file_id on posts (thumbnail_file_id);
create index posts__created_by on posts (created_by);
create index posts__updated_by on posts (updated_by);
