alter table terms_groups drop constraint terms_groups_scope_check;
alter table terms_groups add constraint terms_groups_scope_check
  check (scope in ('USER', 'STORE', 'CUSTOMER', 'INQUIRY'));

-- What visitors and users asked. Destroyed with its answers and notes on its day.
create table inquiries (
  id uuid primary key,
  received_at timestamptz not null,
  language text not null check (language in ('ko', 'en')),
  name text not null,
  name_key text not null,
  name_initials text not null,
  -- E-mail address, phone, extension and text.
  sealed bytea not null,
  -- By these the whole address and the whole number are found.
  email_hash bytea not null,
  phone_hash bytea not null,
  phone_last4 text not null,
  -- Of all that was typed: an equal inquiry soon after is the same one.
  fingerprint bytea not null,
  -- What was agreed to, and from where.
  article_id uuid not null references terms_articles,
  article_version integer not null,
  text_hash bytea not null,
  device_type text,
  device_uuid text,
  client_version text,
  address text,
  -- The admin who is on it.
  taken_by uuid references users,
  taken_at timestamptz,
  -- Null while it waits, also again after an answer that did not arrive.
  answered_at timestamptz,
  destroy_on date not null,
  constraint inquiries__taken check ((taken_by is null) = (taken_at is null))
);
create index inquiries__waiting on inquiries (received_at, id) where answered_at is null;
create index inquiries__answered on inquiries (answered_at, id) where answered_at is not null;
create index inquiries__fingerprint on inquiries (fingerprint, received_at);
create index inquiries__email_hash on inquiries (email_hash);
create index inquiries__phone_hash on inquiries (phone_hash);
create index inquiries__phone_last4 on inquiries (phone_last4);
create index inquiries__name_key on inquiries (name_key text_pattern_ops);
create index inquiries__name_initials on inquiries (name_initials text_pattern_ops);
create index inquiries__destroy_on on inquiries (destroy_on);
create index inquiries__article_id on inquiries (article_id);
create index inquiries__taken_by on inquiries (taken_by) where taken_by is not null;

create table inquiry_answers (
  inquiry_id uuid not null references inquiries on delete cascade,
  id uuid not null,
  sealed bytea not null,
  author_id uuid not null references users,
  at timestamptz not null,
  -- No foreign key: messages are deleted after a while.
  message_id uuid not null,
  delivery text not null default 'QUEUED' check (delivery in ('QUEUED', 'SENT', 'FAILED')),
  primary key (id)
);
create index inquiry_answers__inquiry_id on inquiry_answers (inquiry_id, id);
create index inquiry_answers__author_id on inquiry_answers (author_id);
create index inquiry_answers__queued on inquiry_answers (at, id) where delivery = 'QUEUED';

-- Of admins for admins.
create table inquiry_notes (
  inquiry_id uuid not null references inquiries on delete cascade,
  id uuid not null,
  author_id uuid not null references users,
  content text not null,
  at timestamptz not null,
  primary key (inquiry_id, id)
);
create index inquiry_notes__author_id on inquiry_notes (author_id);
