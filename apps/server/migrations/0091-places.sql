-- Every address that a store page has or had. One that visitors may have seen stays with its store for good.
create table place_slugs (
  store_id uuid not null references stores,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 40),
  -- Null while the page was never published under it.
  seen_at timestamptz,
  primary key (store_id, slug),
  constraint place_slugs__slug unique (slug)
);

-- The public pages of stores. A page is made with its first change.
create table places (
  store_id uuid primary key references stores,
  slug text not null,
  -- What members edit and what visitors see: texts, hashtags and links, and photos by the ids of their files.
  draft jsonb not null,
  published jsonb,
  published_at timestamptz,
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz,
  constraint places__slug foreign key (store_id, slug) references place_slugs,
  check ((published is null) = (published_at is null))
);
create index places__updated_by on places (updated_by);

-- The photos of the draft and of what visitors see.
create table place_photos (
  store_id uuid not null references places,
  file_id uuid not null references files,
  primary key (store_id, file_id)
);
create index place_photos__file_id on place_photos (file_id);
