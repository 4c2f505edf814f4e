-- Kakao channels and templates, as reported by their dealer, in one model for all dealers.
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
  -- Buttons below the text: `[{ type, name, linkMobile, linkPc }]`.
  buttons jsonb not null default '[]',
  status text not null check (status in ('READY', 'ACTIVE', 'STOPPED')),
  inspection_status text not null
    check (inspection_status in ('REGISTERED', 'REQUESTED', 'INSPECTING', 'APPROVED', 'REJECTED')),
  -- The inspection's comment on a refusal.
  inspection_comment text,
  refreshed_at timestamptz not null,
  primary key (channel_id, code)
);

-- QUEUED → SENT → DELIVERED, or FAILED. If Kakao fails: FALLBACK_SENT by text, or FALLBACK_FAILED.
alter table messages drop constraint messages_status_check;
alter table messages add constraint messages_status_check
  check (status in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'FALLBACK_SENT', 'FALLBACK_FAILED'));
alter table messages
  add column template_code text,
  -- When the carrier is asked next for the outcome, and how often it was asked.
  add column next_look_at timestamptz,
  add column looks integer not null default 0,
  -- The carrier sends the text fallback itself, so we must not.
  add column carrier_falls_back boolean not null default false,
  -- The text fallback of a Kakao message; at most one.
  add column fallback_of uuid references messages on delete cascade;
create index messages__next_look_at on messages (next_look_at) where next_look_at is not null;
create unique index messages__fallback_of on messages (fallback_of);

-- The outbox page shows Kakao messages and lets a trial choose how Kakao behaves.
alter table dev_outbox
  add column buttons jsonb,
  add column delivery text;

-- How the trial's Kakao behaves from now on; a single row, shared by all instances.
create table dev_kakao (
  id boolean primary key default true check (id),
  mood text not null check (mood in ('DELIVERED', 'NOT_A_USER', 'NO_ANSWER'))
);
