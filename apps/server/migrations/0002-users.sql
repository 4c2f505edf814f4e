create table users (
  id uuid primary key,
  -- The e-mail address in lower case.
  username text not null,
  name text not null,
  password_hash text not null,
  language text not null default 'ko' check (language in ('ko', 'en')),
  admin boolean not null default false,
  email_verified_at timestamptz,
  account_non_locked boolean not null default true,
  account_non_expired boolean not null default true,
  credentials_non_expired boolean not null default true,
  created_at timestamptz not null default now(),
  constraint users__username unique (username)
);
