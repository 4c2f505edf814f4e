-- What one deletion took from the menu is kept as changes of many items are, to be undone for a day.
alter table menu_changes drop constraint menu_changes_kind_check;
alter table menu_changes add constraint menu_changes_kind_check check (kind in ('BULK', 'IMPORT', 'DELETION'));
