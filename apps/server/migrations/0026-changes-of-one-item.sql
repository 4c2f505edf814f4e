-- Set if a change affected a single item: people look for such a change by the item's name.
-- In the order in which edits of the menu lock.
lock table menu_items in share row exclusive mode;
alter table menu_changes
  add column item_id uuid,
  add constraint menu_changes__item foreign key (store_id, item_id) references menu_items (store_id, id);
create index menu_changes__item on menu_changes (store_id, item_id);
