-- What one deletion took from the menu is kept as changes of many items are, to be undone for a day.
alter table menu_changes drop constraint menu_changes_kind_check;
alter table menu_changes add constraint menu_changes_kind_check check (kind in ('BULK', 'IMPORT', 'DELETION'));

-- Many more changes are kept now: what the sweep deletes is found as fast as what it makes blank. No row is in both.
create index menu_changes__blank on menu_changes (changed_at) where rows is null;
