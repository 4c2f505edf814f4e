-- A message that was taken back before it was sent did not fail.
alter table messages drop constraint messages_status_check;
alter table messages add constraint messages_status_check check (
  status in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'CANCELLED', 'FALLBACK_SENT', 'FALLBACK_FAILED')
);
