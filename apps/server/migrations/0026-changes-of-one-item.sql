-- The item of a change that has one only: people look for what they did by its name.
-- In the order in which edits of the menu lock.
lock table menu_items in share row exclusive mode;
alter table menu_changes
  add column item_id uuid,
  add constraint menu_changes__item foreign key (store_id, item_id) references menu_items (store_id, id);
create index menu_changes__item on menu_changes (store_id, item_id);
