-- Closed without an answer, such as spam. Such an inquiry no longer waits, and can be opened again.
alter table inquiries
  add column closed_at timestamptz,
  add column closed_by uuid references users,
  add column close_reason text check (close_reason in ('SPAM', 'DUPLICATE', 'OTHER')),
  add constraint inquiries__closed check (
    (closed_at is null) = (closed_by is null) and (closed_at is null) = (close_reason is null)
    and (closed_at is null or answered_at is null));

drop index inquiries__waiting;
create index inquiries__waiting on inquiries (received_at, id)
  where answered_at is null and closed_at is null;
create index inquiries__closed on inquiries (closed_at, id) where closed_at is not null;
create index inquiries__closed_by on inquiries (closed_by) where closed_by is not null;
