-- Serializes edits of a store's menu: every edit locks this row first. Sales never lock it.
create table store_menus (
  store_id uuid primary key references stores,
  -- Counts edits; sales and sold-out switches are not edits.
  version integer not null default 1,
  -- Versions of the lists (order and members).
  items_version integer not null default 1,
  categories_version integer not null default 1,
  collections_version integer not null default 1,
  items_sorted_by uuid references users on delete set null,
  items_sorted_at timestamptz,
  categories_sorted_by uuid references users on delete set null,
  categories_sorted_at timestamptz,
  collections_sorted_by uuid references users on delete set null,
  collections_sorted_at timestamptz
);
create index store_menus__items_sorted_by on store_menus (items_sorted_by);
create index store_menus__categories_sorted_by on store_menus (categories_sorted_by);
create index store_menus__collections_sorted_by on store_menus (collections_sorted_by);
insert into store_menus (store_id) select id from stores;

-- Counts every change that a till shows, including sold stock. Always the last menu row to be locked, so revisions
-- commit in order.
create table menu_revisions (
  store_id uuid primary key references stores,
  revision bigint not null default 1,
  -- The revision that last changed a category or an option.
  parts_revision bigint not null default 1
);
insert into menu_revisions (store_id) select id from stores;

alter table menu_categories
  add column deleted_at timestamptz,
  add column changed_by uuid references users on delete set null,
  add column changed_at timestamptz not null default now();
create index menu_categories__changed_by on menu_categories (changed_by);
create unique index menu_categories__name on menu_categories (store_id, lower(name)) where deleted_at is null;

alter table menu_items
  -- The last revision that changed the row.
  add column revision bigint not null default 1,
  add column image_file_id uuid references files on delete set null,
  add column changed_by uuid references users on delete set null,
  add column changed_at timestamptz not null default now();
create index menu_items__revision on menu_items (store_id, revision);
create index menu_items__image_file_id on menu_items (image_file_id);
create index menu_items__changed_by on menu_items (changed_by);
create unique index menu_items__barcode on menu_items (store_id, barcode) where deleted_at is null;

alter table option_collections
  add column changed_by uuid references users on delete set null,
  add column changed_at timestamptz not null default now();
create index option_collections__changed_by on option_collections (changed_by);
create unique index option_collections__name on option_collections (store_id, lower(name)) where deleted_at is null;

-- Sold out until changed: a timestamp that programs can parse, unlike infinity.
update menu_items set sold_out_until = '9999-12-31T00:00:00Z' where sold_out_until = 'infinity';
update option_choices set sold_out_until = '9999-12-31T00:00:00Z' where sold_out_until = 'infinity';

-- Stock moves by hand. Order lines record what orders take and return.
create table stock_moves (
  store_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  kind text not null check (kind in ('COUNT', 'RECEIVE', 'DISCARD', 'STOP', 'IMPORT', 'UNDO')),
  -- Null: not counted before or after.
  stock_before integer check (stock_before >= 0),
  stock_after integer check (stock_after >= 0),
  reason text,
  moved_by uuid references users on delete set null,
  moved_at timestamptz not null,
  primary key (store_id, id),
  constraint stock_moves__item foreign key (store_id, item_id) references menu_items (store_id, id)
);
create index stock_moves__item on stock_moves (store_id, item_id, id);
create index stock_moves__moved_by on stock_moves (moved_by);

-- Changes of many items at once, which can be undone for a day.
create table menu_changes (
  store_id uuid not null references stores,
  id uuid not null,
  kind text not null check (kind in ('BULK', 'IMPORT')),
  -- What was done: the bulk change, or file name and counts of an import.
  about jsonb not null,
  item_count integer not null,
  -- Rows before and after, for the undo; null once that has expired.
  rows jsonb,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  undone_by uuid references users on delete set null,
  undone_at timestamptz,
  primary key (store_id, id)
);
create index menu_changes__changed_by on menu_changes (changed_by);
create index menu_changes__undone_by on menu_changes (undone_by);
create index menu_changes__changed_at on menu_changes (changed_at) where rows is not null;

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('PROFILE_IMAGE', 'VIDEO', 'REGISTRATION_IMAGE', 'MENU_IMAGE'));
