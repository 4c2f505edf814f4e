-- Copies of data that fail are tried again a few times, the longest waiting first, and then given up.
alter table data_exports add column attempts integer not null default 0;
alter table data_exports add column failed_at timestamptz;
alter table data_exports add constraint data_exports_failed_check check (failed_at is null or ready_at is null);
drop index data_exports__unready;
create index data_exports__unready on data_exports (asked_at, id) where ready_at is null and failed_at is null;
