-- By which request and from what device; null where the system acted.
alter table order_history
  add column request_id text,
  add column device_type text;
