-- Whether an owner has said that nobody else works here. Ends that first step of a new store.
alter table store_settings add column works_alone boolean not null default false;
