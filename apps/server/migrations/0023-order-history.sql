-- The request and the device; null for the system.
alter table order_history
  add column request_id text,
  add column device_type text;
