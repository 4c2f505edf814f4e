-- Scopes that a user has allowed an outside app, so that the user is not asked again.
create table app_consents (
  user_id uuid not null references users on delete cascade,
  client_id text not null,
  scopes text[] not null,
  given_at timestamptz not null default now(),
  primary key (user_id, client_id)
);
