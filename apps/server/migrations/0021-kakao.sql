-- Channels and templates of Kakao messages, as their dealer says; one model for every dealer.
create table message_channels (
  id text primary key,
  provider text not null,
  name text not null,
  status text not null check (status in ('ACTIVE', 'BLOCKED', 'DELETED')),
  sms_failover boolean not null,
  refreshed_at timestamptz not null
);

create table message_templates (
  channel_id text not null references message_channels on delete cascade,
  code text not null,
  name text not null,
  content text not null,
  -- What the message carries below its text: `[{ type, name, linkMobile, linkPc }]`.
  buttons jsonb not null default '[]',
  status text not null check (status in ('READY', 'ACTIVE', 'STOPPED')),
  inspection_status text not null
    check (inspection_status in ('REGISTERED', 'REQUESTED', 'INSPECTING', 'APPROVED', 'REJECTED')),
  -- What the inspection said when it refused.
  inspection_comment text,
  refreshed_at timestamptz not null,
  primary key (channel_id, code)
);

-- QUEUED → SENT → DELIVERED, or FAILED; where Kakao could not, FALLBACK_SENT by text, or FALLBACK_FAILED.
alter table messages drop constraint messages_status_check;
alter table messages add constraint messages_status_check
  check (status in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'FALLBACK_SENT', 'FALLBACK_FAILED'));
alter table messages
  add column template_code text,
  -- When the carrier is asked next what became of it, and how often it was.
  add column next_look_at timestamptz,
  add column looks integer not null default 0;
create index messages__next_look_at on messages (next_look_at) where next_look_at is not null;

-- The outbox page shows what a Kakao message carries, and lets a trial say how Kakao behaves.
alter table dev_outbox
  add column buttons jsonb,
  add column delivery text;
