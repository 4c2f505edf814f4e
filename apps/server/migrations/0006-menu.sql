create table menu_categories (
  store_id uuid not null references stores,
  id uuid not null,
  name text not null,
  name_en text,
  enabled boolean not null default true,
  rewardable boolean not null default true,
  taxable boolean not null default true,
  display_sort integer not null,
  version integer not null default 1,
  primary key (store_id, id)
);

create table menu_items (
  store_id uuid not null references stores,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  name_en text,
  price_krw bigint not null check (price_krw between 0 and 1000000000),
  description text,
  image_url text,
  -- Null: not counted.
  stock integer check (stock >= 0),
  sold_out_until timestamptz,
  barcode text,
  place_enabled boolean not null default true,
  display_sort integer not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (store_id, id),
  constraint menu_items__category foreign key (store_id, category_id) references menu_categories (store_id, id)
);
create index menu_items__category on menu_items (store_id, category_id);

create table option_collections (
  store_id uuid not null references stores,
  id uuid not null,
  name text not null,
  name_en text,
  mandatory boolean not null,
  multiple boolean not null,
  display_sort integer not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (store_id, id)
);

create table option_choices (
  store_id uuid not null references stores,
  id uuid not null,
  collection_id uuid not null,
  name text not null,
  name_en text,
  price_difference_krw bigint not null check (price_difference_krw between -1000000000 and 1000000000),
  by_default boolean not null default false,
  sold_out_until timestamptz,
  display_sort integer not null,
  deleted_at timestamptz,
  primary key (store_id, id),
  constraint option_choices__collection foreign key (store_id, collection_id)
    references option_collections (store_id, id)
);
create index option_choices__collection on option_choices (store_id, collection_id);

create table menu_item_option_collections (
  store_id uuid not null references stores,
  item_id uuid not null,
  collection_id uuid not null,
  display_sort integer not null,
  primary key (store_id, item_id, collection_id),
  constraint menu_item_option_collections__item foreign key (store_id, item_id)
    references menu_items (store_id, id),
  constraint menu_item_option_collections__collection foreign key (store_id, collection_id)
    references option_collections (store_id, id)
);
create index menu_item_option_collections__collection on menu_item_option_collections (store_id, collection_id);
