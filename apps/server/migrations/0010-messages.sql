-- Outgoing mails and messages. Their content is sealed, and blanked once they are sent.
create table messages (
  id uuid primary key,
  channel text not null check (channel in ('MAIL', 'SMS', 'KAKAO')),
  -- The purpose, such as RESET_PASSWORD; the name of its texts.
  kind text not null,
  -- Null once sent, like the content: nobody needs to know later who was asked to verify what.
  recipient text,
  sealed bytea,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  provider text,
  provider_message_id text,
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index messages__created_at on messages (created_at);

-- The carrier of a trial: sent messages are stored here and shown on the outbox page.
create table dev_outbox (
  id uuid primary key,
  channel text not null check (channel in ('MAIL', 'SMS', 'KAKAO')),
  recipient text not null,
  subject text,
  body text not null,
  html text,
  -- SMS, LMS or the Kakao template; null for mails.
  form text,
  sent_at timestamptz not null default now()
);
create index dev_outbox__sent_at on dev_outbox (sent_at);
