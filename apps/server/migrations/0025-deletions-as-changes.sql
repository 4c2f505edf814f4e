-- A deletion is stored like a change of many items, so that it can be undone for a day.
alter table menu_changes drop constraint menu_changes_kind_check;
alter table menu_changes add constraint menu_changes_kind_check check (kind in ('BULK', 'IMPORT', 'DELETION'));

-- There are many more changes now, so the rows that the sweep deletes get an index like those it blanks. No row is in
-- both.
create index menu_changes__blank on menu_changes (changed_at) where rows is null;
