-- The schema after every migration. Written by: npm run migrate -- --generate

CREATE OR REPLACE FUNCTION public.add_month(parent text, month date)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  part text := format('%s_%s', parent, to_char(month, 'YYYYMM'));
  catches text := parent || '_default';
  begins timestamptz := date_trunc('month', month::timestamp) at time zone 'Asia/Seoul';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'Asia/Seoul';
begin
  perform pg_advisory_xact_lock(hashtext('months of ' || parent));
  if to_regclass(quote_ident(part)) is not null then return false; end if;
  execute format('create table %I (like %I including defaults including constraints)', part, parent);
  -- A partition cannot be attached while the default one has rows of its month.
  execute format('lock table %I in access exclusive mode', catches);
  execute format('alter table %I disable trigger user', catches);
  execute format(
    'with moved as (delete from %I where at >= %L and at < %L returning *) insert into %I select * from moved',
    catches, begins, ends, part);
  execute format('alter table %I enable trigger user', catches);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, begins, ends);
  if exists (select from pg_trigger where tgrelid = parent::regclass and tgname = parent || '__never_emptied') then
    -- Triggers of statements are not inherited.
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
      part || '__never_emptied', part);
  end if;
  return true;
end
$function$
;

CREATE OR REPLACE FUNCTION public.check_order_not_overpaid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(approved_krw - refunded_krw) from payments
      where store_id = new.store_id and order_id = new.order_id)
    > (select total_krw - refunded_krw from orders where store_id = new.store_id and id = new.order_id)
  then
    raise exception 'order % would hold more than stands of its total', new.order_id
      using errcode = 'check_violation', constraint = 'orders__not_overpaid';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.check_total_covers_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(approved_krw - refunded_krw) from payments
      where store_id = new.store_id and order_id = new.id) > new.total_krw - new.refunded_krw
  then
    raise exception 'the total of order % would be below what is paid', new.id
      using errcode = 'check_violation', constraint = 'orders__covers_payments';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.drop_months(parent text, ended timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  part text;
  dropped integer := 0;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ ('^' || parent || '_[0-9]{6}$')
      and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'Asia/Seoul' <= ended
  loop
    execute format('drop table %I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$function$
;

CREATE OR REPLACE FUNCTION public.leave_bytes_to_remove()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into files_to_remove (aws_key) values (old.aws_key) on conflict do nothing;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION public.no_points_given_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.points_given_back_krw := 0;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name;
end
$function$
;

create table admin_comments (
  store_id uuid not null,
  id uuid not null,
  author_id uuid,
  content text not null,
  created_at timestamp with time zone not null,
  constraint admin_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint admin_comments_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint admin_comments_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX admin_comments__author_id ON public.admin_comments USING btree (author_id);

create table app_consents (
  user_id uuid not null,
  client_id text not null,
  scopes text[] not null,
  given_at timestamp with time zone not null default now(),
  constraint app_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint app_consents_pkey PRIMARY KEY (user_id, client_id)
);

create table app_locks (
  store_id uuid not null,
  locked_parts text[] not null default '{}'::text[],
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  constraint app_locks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint app_locks_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint app_locks_pkey PRIMARY KEY (store_id)
);
CREATE INDEX app_locks__updated_by ON public.app_locks USING btree (updated_by);

create table app_unlock_requests (
  store_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  part text not null,
  grant_id text not null,
  user_id uuid not null,
  device text not null default ''::text,
  message_id uuid not null,
  answer text,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint app_unlock_requests_answer_check CHECK ((answer = ANY (ARRAY['APPROVED'::text, 'REFUSED'::text]))),
  constraint app_unlock_requests_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint app_unlock_requests_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES store_members(store_id, user_id) ON DELETE CASCADE,
  constraint app_unlock_requests_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX app_unlock_requests__expires_at ON public.app_unlock_requests USING btree (expires_at);
CREATE INDEX app_unlock_requests__grant_id ON public.app_unlock_requests USING btree (store_id, grant_id, requested_at);
CREATE UNIQUE INDEX app_unlock_requests__token_hash ON public.app_unlock_requests USING btree (store_id, token_hash);
CREATE INDEX app_unlock_requests__user_id ON public.app_unlock_requests USING btree (store_id, user_id);

create table app_unlocks (
  store_id uuid not null,
  grant_id text not null,
  id uuid not null,
  user_id uuid not null,
  device text not null default ''::text,
  unlocked_at timestamp with time zone not null,
  unlocked_until timestamp with time zone not null,
  constraint app_unlocks_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint app_unlocks_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES store_members(store_id, user_id) ON DELETE CASCADE,
  constraint app_unlocks_pkey PRIMARY KEY (store_id, grant_id)
);
CREATE INDEX app_unlocks__unlocked_until ON public.app_unlocks USING btree (unlocked_until);
CREATE INDEX app_unlocks__user_id ON public.app_unlocks USING btree (store_id, user_id);

create table cash_receipts (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  payment_id uuid not null,
  purpose text not null,
  identifier_kind text not null,
  identifier_last4 text,
  identifier_sealed bytea,
  amount_krw bigint not null,
  supply_krw bigint not null,
  vat_krw bigint not null,
  tax_free_krw bigint not null,
  service_charge_krw bigint not null,
  status text not null,
  issuer text not null,
  issuer_key text,
  provider_keys_id uuid,
  approval_number text,
  failure text,
  replaces_id uuid,
  requested_at timestamp with time zone not null,
  requested_by uuid,
  asked_at timestamp with time zone,
  issued_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  check_at timestamp with time zone,
  cancel_id uuid,
  cancel_reason text,
  cancel_requested_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  decided_by uuid,
  decided_at timestamp with time zone,
  heard_at timestamp with time zone,
  sent_at timestamp with time zone,
  tries integer not null default 0,
  retry_at timestamp with time zone,
  rejected_at timestamp with time zone,
  constraint cash_receipts__cancel CHECK (((cancel_id IS NOT NULL) OR (status <> 'CANCEL_REQUESTED'::text))),
  constraint cash_receipts__decided CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint cash_receipts__issued CHECK (((issued_at IS NOT NULL) OR (status <> ALL (ARRAY['ISSUED'::text, 'CONFIRMED'::text, 'CANCEL_REQUESTED'::text])))),
  constraint cash_receipts__last4 CHECK (((identifier_last4 IS NULL) = (identifier_kind = 'SELF_ISSUED'::text))),
  constraint cash_receipts__parts CHECK (((((supply_krw + vat_krw) + tax_free_krw) + service_charge_krw) = amount_krw)),
  constraint cash_receipts__rejected CHECK (((rejected_at IS NOT NULL) OR (status <> 'REJECTED'::text))),
  constraint cash_receipts__sealed CHECK (((identifier_sealed IS NOT NULL) OR (status = ANY (ARRAY['CANCEL_REQUESTED'::text, 'CANCELLED'::text, 'FAILED'::text, 'REJECTED'::text])))),
  constraint cash_receipts_amount_krw_check CHECK ((amount_krw > 0)),
  constraint cash_receipts_identifier_kind_check CHECK ((identifier_kind = ANY (ARRAY['PHONE'::text, 'CARD'::text, 'BUSINESS_NUMBER'::text, 'SELF_ISSUED'::text]))),
  constraint cash_receipts_purpose_check CHECK ((purpose = ANY (ARRAY['INCOME_DEDUCTION'::text, 'EXPENDITURE_PROOF'::text]))),
  constraint cash_receipts_service_charge_krw_check CHECK ((service_charge_krw >= 0)),
  constraint cash_receipts_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'ISSUED'::text, 'CONFIRMED'::text, 'REJECTED'::text, 'CANCEL_REQUESTED'::text, 'CANCELLED'::text, 'FAILED'::text]))),
  constraint cash_receipts_supply_krw_check CHECK ((supply_krw >= 0)),
  constraint cash_receipts_tax_free_krw_check CHECK ((tax_free_krw >= 0)),
  constraint cash_receipts_vat_krw_check CHECK ((vat_krw >= 0)),
  constraint cash_receipts__order_id FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id),
  constraint cash_receipts__provider_keys FOREIGN KEY (store_id, provider_keys_id) REFERENCES store_provider_keys(store_id, id),
  constraint cash_receipts_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint cash_receipts_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  constraint cash_receipts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint cash_receipts_store_id_payment_id_fkey FOREIGN KEY (store_id, payment_id) REFERENCES payments(store_id, id),
  constraint cash_receipts_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX cash_receipts__cancelled ON public.cash_receipts USING btree (store_id, cancelled_at) WHERE (issued_at IS NOT NULL);
CREATE INDEX cash_receipts__decided_by ON public.cash_receipts USING btree (decided_by);
CREATE INDEX cash_receipts__failed ON public.cash_receipts USING btree (requested_at) WHERE (status = ANY (ARRAY['FAILED'::text, 'REJECTED'::text]));
CREATE INDEX cash_receipts__issued ON public.cash_receipts USING btree (store_id, issued_at) WHERE (issued_at IS NOT NULL);
CREATE UNIQUE INDEX cash_receipts__live ON public.cash_receipts USING btree (store_id, payment_id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'ISSUED'::text, 'CONFIRMED'::text]));
CREATE INDEX cash_receipts__order ON public.cash_receipts USING btree (store_id, order_id);
CREATE INDEX cash_receipts__payment ON public.cash_receipts USING btree (store_id, payment_id);
CREATE INDEX cash_receipts__provider_keys ON public.cash_receipts USING btree (store_id, provider_keys_id) WHERE (provider_keys_id IS NOT NULL);
CREATE INDEX cash_receipts__refused ON public.cash_receipts USING btree (requested_at) WHERE ((status = ANY (ARRAY['FAILED'::text, 'REJECTED'::text])) AND (identifier_sealed IS NOT NULL));
CREATE INDEX cash_receipts__requested_by ON public.cash_receipts USING btree (requested_by);
CREATE INDEX cash_receipts__unconfirmed ON public.cash_receipts USING btree (check_at) WHERE (status = 'ISSUED'::text);
CREATE INDEX cash_receipts__undecided ON public.cash_receipts USING btree (COALESCE(cancel_requested_at, asked_at)) WHERE ((status = ANY (ARRAY['REQUESTED'::text, 'CANCEL_REQUESTED'::text])) AND (asked_at IS NOT NULL));
CREATE INDEX cash_receipts__unheard ON public.cash_receipts USING btree (decided_at) WHERE ((decided_by IS NOT NULL) AND (heard_at IS NULL));

create table content_lists (
  kind text not null,
  version integer not null default 1,
  changed_at timestamp with time zone,
  changed_by uuid,
  constraint content_lists_kind_check CHECK ((kind = ANY (ARRAY['FAQ'::text, 'POST'::text]))),
  constraint content_lists_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint content_lists_pkey PRIMARY KEY (kind)
);
CREATE INDEX content_lists__changed_by ON public.content_lists USING btree (changed_by);

create table customer_consents (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  article_id uuid not null,
  version integer not null,
  text_hash bytea not null,
  language text not null,
  agreed boolean not null,
  agreed_at timestamp with time zone not null,
  place text not null,
  recorded_by uuid,
  request_id text,
  device_type text,
  device_uuid text,
  client_version text,
  address text,
  constraint customer_consents_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint customer_consents_place_check CHECK ((place = ANY (ARRAY['TILL'::text, 'OFFICE'::text]))),
  constraint customer_consents_article_id_fkey FOREIGN KEY (article_id) REFERENCES terms_articles(id),
  constraint customer_consents_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint customer_consents_store_id_customer_id_fkey FOREIGN KEY (store_id, customer_id) REFERENCES customers(store_id, id),
  constraint customer_consents_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX customer_consents__article_id ON public.customer_consents USING btree (article_id);
CREATE INDEX customer_consents__customer ON public.customer_consents USING btree (store_id, customer_id, agreed_at, id);
CREATE INDEX customer_consents__recorded_by ON public.customer_consents USING btree (recorded_by);
CREATE TRIGGER customer_consents__append_only BEFORE DELETE OR UPDATE ON public.customer_consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER customer_consents__never_emptied BEFORE TRUNCATE ON public.customer_consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table customer_tags (
  store_id uuid not null,
  tag text not null,
  customer_id uuid not null,
  constraint customer_tags_store_id_customer_id_fkey FOREIGN KEY (store_id, customer_id) REFERENCES customers(store_id, id),
  constraint customer_tags_pkey PRIMARY KEY (store_id, tag, customer_id)
);
CREATE INDEX customer_tags__customer ON public.customer_tags USING btree (store_id, customer_id);

create table customers (
  store_id uuid not null,
  id uuid not null,
  phone_hash bytea,
  phone_sealed bytea,
  phone_last4 text,
  name text not null default ''::text,
  name_key text not null default ''::text,
  name_initials text not null default ''::text,
  tags text[] not null default '{}'::text[],
  memo text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone,
  updated_by uuid,
  deleted_at timestamp with time zone,
  merged_into uuid,
  constraint customers__live CHECK (((deleted_at IS NOT NULL) OR (phone_hash IS NOT NULL))),
  constraint customers__merged CHECK (((merged_into IS NULL) OR (deleted_at IS NOT NULL))),
  constraint customers__phone CHECK ((((phone_hash IS NULL) = (phone_sealed IS NULL)) AND ((phone_hash IS NULL) = (phone_last4 IS NULL)))),
  constraint customers_phone_last4_check CHECK ((phone_last4 ~ '^[0-9]{4}$'::text)),
  constraint customers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint customers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint customers_store_id_merged_into_fkey FOREIGN KEY (store_id, merged_into) REFERENCES customers(store_id, id),
  constraint customers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint customers_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX customers__created_by ON public.customers USING btree (created_by);
CREATE INDEX customers__merged_into ON public.customers USING btree (store_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX customers__name_initials ON public.customers USING btree (store_id, name_initials text_pattern_ops, id) WHERE (deleted_at IS NULL);
CREATE INDEX customers__name_key ON public.customers USING btree (store_id, name_key text_pattern_ops, id) WHERE (deleted_at IS NULL);
CREATE INDEX customers__newest ON public.customers USING btree (store_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX customers__phone_hash ON public.customers USING btree (store_id, phone_hash) WHERE (deleted_at IS NULL);
CREATE INDEX customers__phone_last4 ON public.customers USING btree (store_id, phone_last4, id) WHERE (deleted_at IS NULL);
CREATE INDEX customers__updated_by ON public.customers USING btree (updated_by);

create table data_exports (
  user_id uuid not null,
  id uuid not null,
  grant_id text not null,
  asked_at timestamp with time zone not null,
  language text not null,
  parts_done integer not null default 0,
  claimed_until timestamp with time zone,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  token_hash bytea,
  archive bytea,
  downloaded_at timestamp with time zone,
  attempts integer not null default 0,
  failed_at timestamp with time zone,
  constraint data_exports_archive_check CHECK (((archive IS NULL) OR (ready_at IS NOT NULL))),
  constraint data_exports_failed_check CHECK (((failed_at IS NULL) OR (ready_at IS NULL))),
  constraint data_exports_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint data_exports_ready_check CHECK (((ready_at IS NULL) = (expires_at IS NULL))),
  constraint data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint data_exports_pkey PRIMARY KEY (user_id),
  constraint data_exports_id_key UNIQUE (id)
);
CREATE INDEX data_exports__expires_at ON public.data_exports USING btree (expires_at) WHERE (archive IS NOT NULL);
CREATE INDEX data_exports__unready ON public.data_exports USING btree (asked_at, id) WHERE ((ready_at IS NULL) AND (failed_at IS NULL));

create table dev_kakao (
  id boolean not null default true,
  mood text not null,
  constraint dev_kakao_id_check CHECK (id),
  constraint dev_kakao_mood_check CHECK ((mood = ANY (ARRAY['DELIVERED'::text, 'NOT_A_USER'::text, 'NO_ANSWER'::text]))),
  constraint dev_kakao_pkey PRIMARY KEY (id)
);

create table dev_outbox (
  id uuid not null,
  channel text not null,
  recipient text not null,
  subject text,
  body text not null,
  html text,
  form text,
  sent_at timestamp with time zone not null default now(),
  buttons jsonb,
  delivery text,
  constraint dev_outbox_channel_check CHECK ((channel = ANY (ARRAY['MAIL'::text, 'SMS'::text, 'KAKAO'::text]))),
  constraint dev_outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX dev_outbox__sent_at ON public.dev_outbox USING btree (sent_at);

create table faq_categories (
  id uuid not null,
  name text not null,
  name_en text,
  name_key text not null,
  place integer not null,
  constraint faq_categories_pkey PRIMARY KEY (id),
  constraint faq_categories__name_key UNIQUE (name_key)
);

create table faqs (
  id uuid not null,
  category_id uuid,
  question text not null,
  question_en text,
  answer jsonb,
  answer_en jsonb,
  publish_at timestamp with time zone,
  place integer not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone,
  updated_by uuid,
  constraint faqs__whole CHECK (((publish_at IS NULL) OR (answer IS NOT NULL))),
  constraint faqs_category_id_fkey FOREIGN KEY (category_id) REFERENCES faq_categories(id),
  constraint faqs_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint faqs_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint faqs_pkey PRIMARY KEY (id)
);
CREATE INDEX faqs__category_id ON public.faqs USING btree (category_id);
CREATE INDEX faqs__created_by ON public.faqs USING btree (created_by);
CREATE INDEX faqs__updated_by ON public.faqs USING btree (updated_by);

create table files (
  id uuid not null,
  aws_key text not null,
  purpose text not null,
  owner_id uuid not null,
  uploaded_by uuid,
  status text not null default 'AWAITED'::text,
  content_type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  created_at timestamp with time zone not null default now(),
  admitted_at timestamp with time zone,
  constraint files_purpose_check CHECK ((purpose = ANY (ARRAY['PROFILE_IMAGE'::text, 'VIDEO'::text, 'REGISTRATION_IMAGE'::text, 'MENU_IMAGE'::text, 'PLACE_IMAGE'::text, 'CONTENT_IMAGE'::text]))),
  constraint files_status_check CHECK ((status = ANY (ARRAY['AWAITED'::text, 'ADMITTED'::text, 'REFUSED'::text]))),
  constraint files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint files_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint files_pkey PRIMARY KEY (id),
  constraint files__aws_key UNIQUE (aws_key)
);
CREATE INDEX files__created_at ON public.files USING btree (created_at) WHERE (status <> 'ADMITTED'::text);
CREATE INDEX files__owner_id ON public.files USING btree (owner_id);
CREATE INDEX files__uploaded_by ON public.files USING btree (uploaded_by);
CREATE TRIGGER files__bytes_follow AFTER DELETE ON public.files FOR EACH ROW EXECUTE FUNCTION leave_bytes_to_remove();

create table files_to_remove (
  aws_key text not null,
  since timestamp with time zone not null default now(),
  constraint files_to_remove_pkey PRIMARY KEY (aws_key)
);
CREATE INDEX files_to_remove__since ON public.files_to_remove USING btree (since);

create table former_store_members (
  store_id uuid not null,
  user_id uuid not null,
  left_at timestamp with time zone not null,
  constraint former_store_members_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint former_store_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint former_store_members_pkey PRIMARY KEY (store_id, user_id, left_at)
);
CREATE INDEX former_store_members__user_id ON public.former_store_members USING btree (user_id);

create table idempotency_keys (
  scope_id uuid not null,
  endpoint text not null,
  key text not null,
  body_hash bytea not null,
  http integer,
  answer jsonb,
  sent_by uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (scope_id, endpoint, key)
);
CREATE INDEX idempotency_keys__created_at ON public.idempotency_keys USING btree (created_at);

create table inquiries (
  id uuid not null,
  received_at timestamp with time zone not null,
  language text not null,
  name text not null,
  name_key text not null,
  name_initials text not null,
  sealed bytea not null,
  email_hash bytea not null,
  phone_hash bytea not null,
  phone_last4 text not null,
  fingerprint bytea not null,
  article_id uuid not null,
  article_version integer not null,
  text_hash bytea not null,
  device_type text,
  device_uuid text,
  client_version text,
  address text,
  taken_by uuid,
  taken_at timestamp with time zone,
  answered_at timestamp with time zone,
  destroy_on date not null,
  closed_at timestamp with time zone,
  closed_by uuid,
  close_reason text,
  constraint inquiries__closed CHECK ((((closed_at IS NULL) = (closed_by IS NULL)) AND ((closed_at IS NULL) = (close_reason IS NULL)) AND ((closed_at IS NULL) OR (answered_at IS NULL)))),
  constraint inquiries__taken CHECK (((taken_by IS NULL) = (taken_at IS NULL))),
  constraint inquiries_close_reason_check CHECK ((close_reason = ANY (ARRAY['SPAM'::text, 'DUPLICATE'::text, 'OTHER'::text]))),
  constraint inquiries_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint inquiries_article_id_fkey FOREIGN KEY (article_id) REFERENCES terms_articles(id),
  constraint inquiries_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint inquiries_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id),
  constraint inquiries_pkey PRIMARY KEY (id)
);
CREATE INDEX inquiries__answered ON public.inquiries USING btree (answered_at, id) WHERE (answered_at IS NOT NULL);
CREATE INDEX inquiries__article_id ON public.inquiries USING btree (article_id);
CREATE INDEX inquiries__closed ON public.inquiries USING btree (closed_at, id) WHERE (closed_at IS NOT NULL);
CREATE INDEX inquiries__closed_by ON public.inquiries USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX inquiries__destroy_on ON public.inquiries USING btree (destroy_on);
CREATE INDEX inquiries__email_hash ON public.inquiries USING btree (email_hash);
CREATE INDEX inquiries__fingerprint ON public.inquiries USING btree (fingerprint, received_at);
CREATE INDEX inquiries__name_initials ON public.inquiries USING btree (name_initials text_pattern_ops);
CREATE INDEX inquiries__name_key ON public.inquiries USING btree (name_key text_pattern_ops);
CREATE INDEX inquiries__phone_hash ON public.inquiries USING btree (phone_hash);
CREATE INDEX inquiries__phone_last4 ON public.inquiries USING btree (phone_last4);
CREATE INDEX inquiries__taken_by ON public.inquiries USING btree (taken_by) WHERE (taken_by IS NOT NULL);
CREATE INDEX inquiries__waiting ON public.inquiries USING btree (received_at, id) WHERE ((answered_at IS NULL) AND (closed_at IS NULL));

create table inquiry_answers (
  inquiry_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  author_id uuid not null,
  at timestamp with time zone not null,
  message_id uuid not null,
  delivery text not null default 'QUEUED'::text,
  constraint inquiry_answers_delivery_check CHECK ((delivery = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'FAILED'::text]))),
  constraint inquiry_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint inquiry_answers_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiries(id) ON DELETE CASCADE,
  constraint inquiry_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX inquiry_answers__author_id ON public.inquiry_answers USING btree (author_id);
CREATE INDEX inquiry_answers__inquiry_id ON public.inquiry_answers USING btree (inquiry_id, id);
CREATE INDEX inquiry_answers__queued ON public.inquiry_answers USING btree (at, id) WHERE (delivery = 'QUEUED'::text);

create table inquiry_notes (
  inquiry_id uuid not null,
  id uuid not null,
  author_id uuid not null,
  content text,
  at timestamp with time zone not null,
  sealed bytea,
  constraint inquiry_notes__text CHECK (((content IS NULL) <> (sealed IS NULL))),
  constraint inquiry_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint inquiry_notes_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiries(id) ON DELETE CASCADE,
  constraint inquiry_notes_pkey PRIMARY KEY (inquiry_id, id)
);
CREATE INDEX inquiry_notes__author_id ON public.inquiry_notes USING btree (author_id);
CREATE INDEX inquiry_notes__plain ON public.inquiry_notes USING btree (id) WHERE (content IS NOT NULL);

create table kept_customers (
  store_id uuid not null,
  customer_id uuid not null,
  sealed bytea not null,
  ground text not null,
  kept_at timestamp with time zone not null,
  destroy_on date not null,
  constraint kept_customers_ground_check CHECK ((ground = 'PAYMENT_AND_SUPPLY'::text)),
  constraint kept_customers_store_id_customer_id_fkey FOREIGN KEY (store_id, customer_id) REFERENCES customers(store_id, id),
  constraint kept_customers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint kept_customers_pkey PRIMARY KEY (store_id, customer_id)
);
CREATE INDEX kept_customers__destroy_on ON public.kept_customers USING btree (destroy_on);

create table kept_users (
  user_id uuid not null,
  ground text not null,
  sealed bytea not null,
  kept_at timestamp with time zone not null,
  destroy_on date not null,
  constraint kept_users_ground_check CHECK ((ground = ANY (ARRAY['CONTRACT'::text, 'SIGN_IN_LOG'::text]))),
  constraint kept_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint kept_users_pkey PRIMARY KEY (user_id, ground)
);
CREATE INDEX kept_users__destroy_on ON public.kept_users USING btree (destroy_on);

create table keys (
  id uuid not null,
  purpose text not null,
  wrapped bytea not null,
  created_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  constraint keys_pkey PRIMARY KEY (id)
);
CREATE INDEX keys__purpose ON public.keys USING btree (purpose, created_at);

create table mail_tokens (
  token_hash bytea not null,
  purpose text not null,
  user_id uuid not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint mail_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['VERIFY_EMAIL'::text, 'RESET_PASSWORD'::text, 'CHANGE_EMAIL'::text]))),
  constraint mail_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint mail_tokens_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX mail_tokens__expires_at ON public.mail_tokens USING btree (expires_at);
CREATE INDEX mail_tokens__user_id ON public.mail_tokens USING btree (user_id);

create table menu_categories (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  name_en text,
  enabled boolean not null default true,
  rewardable boolean not null default true,
  taxable boolean not null default true,
  display_sort integer not null,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  changed_by uuid,
  changed_at timestamp with time zone not null default now(),
  constraint menu_categories_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint menu_categories_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint menu_categories_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX menu_categories__changed_by ON public.menu_categories USING btree (changed_by);
CREATE UNIQUE INDEX menu_categories__name ON public.menu_categories USING btree (store_id, lower(name)) WHERE (deleted_at IS NULL);

create table menu_changes (
  store_id uuid not null,
  id uuid not null,
  kind text not null,
  about jsonb not null,
  item_count integer not null,
  rows jsonb,
  changed_by uuid,
  changed_at timestamp with time zone not null,
  undone_by uuid,
  undone_at timestamp with time zone,
  item_id uuid,
  constraint menu_changes_kind_check CHECK ((kind = ANY (ARRAY['BULK'::text, 'IMPORT'::text, 'DELETION'::text]))),
  constraint menu_changes__item FOREIGN KEY (store_id, item_id) REFERENCES menu_items(store_id, id),
  constraint menu_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint menu_changes_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint menu_changes_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint menu_changes_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX menu_changes__blank ON public.menu_changes USING btree (changed_at) WHERE (rows IS NULL);
CREATE INDEX menu_changes__changed_at ON public.menu_changes USING btree (changed_at) WHERE (rows IS NOT NULL);
CREATE INDEX menu_changes__changed_by ON public.menu_changes USING btree (changed_by);
CREATE INDEX menu_changes__item ON public.menu_changes USING btree (store_id, item_id);
CREATE INDEX menu_changes__undone_by ON public.menu_changes USING btree (undone_by);

create table menu_item_option_collections (
  store_id uuid not null,
  item_id uuid not null,
  collection_id uuid not null,
  display_sort integer not null,
  constraint menu_item_option_collections__collection FOREIGN KEY (store_id, collection_id) REFERENCES option_collections(store_id, id),
  constraint menu_item_option_collections__item FOREIGN KEY (store_id, item_id) REFERENCES menu_items(store_id, id),
  constraint menu_item_option_collections_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint menu_item_option_collections_pkey PRIMARY KEY (store_id, item_id, collection_id)
);
CREATE INDEX menu_item_option_collections__collection ON public.menu_item_option_collections USING btree (store_id, collection_id);

create table menu_items (
  store_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  name text not null,
  name_en text,
  price_krw bigint not null,
  description text,
  image_url text,
  stock integer,
  sold_out_until timestamp with time zone,
  barcode text,
  place_enabled boolean not null default true,
  display_sort integer not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  revision bigint not null default 1,
  image_file_id uuid,
  changed_by uuid,
  changed_at timestamp with time zone not null default now(),
  market_price boolean not null default false,
  constraint menu_items_price_krw_check CHECK (((price_krw >= 0) AND (price_krw <= 1000000000))),
  constraint menu_items_stock_check CHECK ((stock >= 0)),
  constraint menu_items__category FOREIGN KEY (store_id, category_id) REFERENCES menu_categories(store_id, id),
  constraint menu_items_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint menu_items_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES files(id) ON DELETE SET NULL,
  constraint menu_items_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint menu_items_pkey PRIMARY KEY (store_id, id)
);
CREATE UNIQUE INDEX menu_items__barcode ON public.menu_items USING btree (store_id, barcode) WHERE (deleted_at IS NULL);
CREATE INDEX menu_items__category ON public.menu_items USING btree (store_id, category_id);
CREATE INDEX menu_items__changed_by ON public.menu_items USING btree (changed_by);
CREATE INDEX menu_items__image_file_id ON public.menu_items USING btree (image_file_id);
CREATE INDEX menu_items__revision ON public.menu_items USING btree (store_id, revision);

create table menu_revisions (
  store_id uuid not null,
  revision bigint not null default 1,
  parts_revision bigint not null default 1,
  constraint menu_revisions_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint menu_revisions_pkey PRIMARY KEY (store_id)
);

create table message_channels (
  id text not null,
  provider text not null,
  name text not null,
  status text not null,
  sms_failover boolean not null,
  refreshed_at timestamp with time zone not null,
  constraint message_channels_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'BLOCKED'::text, 'DELETED'::text]))),
  constraint message_channels_pkey PRIMARY KEY (id)
);

create table message_templates (
  channel_id text not null,
  code text not null,
  name text not null,
  content text not null,
  buttons jsonb not null default '[]'::jsonb,
  status text not null,
  inspection_status text not null,
  inspection_comment text,
  refreshed_at timestamp with time zone not null,
  constraint message_templates_inspection_status_check CHECK ((inspection_status = ANY (ARRAY['REGISTERED'::text, 'REQUESTED'::text, 'INSPECTING'::text, 'APPROVED'::text, 'REJECTED'::text]))),
  constraint message_templates_status_check CHECK ((status = ANY (ARRAY['READY'::text, 'ACTIVE'::text, 'STOPPED'::text]))),
  constraint message_templates_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES message_channels(id) ON DELETE CASCADE,
  constraint message_templates_pkey PRIMARY KEY (channel_id, code)
);

create table messages (
  id uuid not null,
  channel text not null,
  kind text not null,
  recipient text,
  sealed bytea,
  status text not null default 'QUEUED'::text,
  attempts integer not null default 0,
  provider text,
  provider_message_id text,
  last_error text,
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  next_attempt_at timestamp with time zone not null default now(),
  useful_until timestamp with time zone,
  template_code text,
  next_look_at timestamp with time zone,
  looks integer not null default 0,
  carrier_falls_back boolean not null default false,
  fallback_of uuid,
  turn_of text,
  constraint messages_channel_check CHECK ((channel = ANY (ARRAY['MAIL'::text, 'SMS'::text, 'KAKAO'::text]))),
  constraint messages_status_check CHECK ((status = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'DELIVERED'::text, 'FAILED'::text, 'CANCELLED'::text, 'FALLBACK_SENT'::text, 'FALLBACK_FAILED'::text]))),
  constraint messages_fallback_of_fkey FOREIGN KEY (fallback_of) REFERENCES messages(id) ON DELETE CASCADE,
  constraint messages_pkey PRIMARY KEY (id)
);
CREATE INDEX messages__created_at ON public.messages USING btree (created_at);
CREATE INDEX messages__failed ON public.messages USING btree (settled_at) WHERE (status = ANY (ARRAY['FAILED'::text, 'FALLBACK_FAILED'::text]));
CREATE UNIQUE INDEX messages__fallback_of ON public.messages USING btree (fallback_of);
CREATE INDEX messages__next_attempt_at ON public.messages USING btree (next_attempt_at) WHERE (status = 'QUEUED'::text);
CREATE INDEX messages__next_look_at ON public.messages USING btree (next_look_at) WHERE (next_look_at IS NOT NULL);
CREATE INDEX messages__settled_at ON public.messages USING btree (settled_at) WHERE (status <> 'QUEUED'::text);

create table news (
  id uuid not null,
  title text not null,
  title_en text,
  content jsonb,
  content_en jsonb,
  publish_at timestamp with time zone,
  title_key text not null,
  search_key text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone,
  updated_by uuid,
  constraint news__whole CHECK (((publish_at IS NULL) OR (content IS NOT NULL))),
  constraint news_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint news_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint news_pkey PRIMARY KEY (id)
);
CREATE INDEX news__created_by ON public.news USING btree (created_by);
CREATE INDEX news__newest ON public.news USING btree (publish_at DESC, id DESC);
CREATE INDEX news__updated_by ON public.news USING btree (updated_by);

create table news_reads (
  user_id uuid not null,
  news_id uuid not null,
  read_at timestamp with time zone not null,
  constraint news_reads_news_id_fkey FOREIGN KEY (news_id) REFERENCES news(id) ON DELETE CASCADE,
  constraint news_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint news_reads_pkey PRIMARY KEY (user_id, news_id)
);
CREATE INDEX news_reads__news_id ON public.news_reads USING btree (news_id);

create table option_choices (
  store_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  name text not null,
  name_en text,
  price_difference_krw bigint not null,
  by_default boolean not null default false,
  sold_out_until timestamp with time zone,
  display_sort integer not null,
  deleted_at timestamp with time zone,
  constraint option_choices_price_difference_krw_check CHECK (((price_difference_krw >= '-1000000000'::integer) AND (price_difference_krw <= 1000000000))),
  constraint option_choices__collection FOREIGN KEY (store_id, collection_id) REFERENCES option_collections(store_id, id),
  constraint option_choices_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint option_choices_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX option_choices__collection ON public.option_choices USING btree (store_id, collection_id);

create table option_collections (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  name_en text,
  mandatory boolean not null,
  multiple boolean not null,
  display_sort integer not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamp with time zone not null default now(),
  constraint option_collections_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint option_collections_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint option_collections_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX option_collections__changed_by ON public.option_collections USING btree (changed_by);
CREATE UNIQUE INDEX option_collections__name ON public.option_collections USING btree (store_id, lower(name)) WHERE (deleted_at IS NULL);

create table order_history (
  store_id uuid not null,
  order_id uuid not null,
  seq integer not null,
  kind text not null,
  at timestamp with time zone not null,
  by_user_id uuid,
  reason text,
  amount_krw bigint,
  request_id text,
  device_type text,
  item_name text,
  item_name_en text,
  item_quantity integer,
  differences jsonb,
  by_guest boolean,
  cash_receipt_id uuid,
  constraint order_history__order FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id),
  constraint order_history_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES users(id),
  constraint order_history_pkey PRIMARY KEY (store_id, order_id, seq)
);
CREATE INDEX order_history__by_user_id ON public.order_history USING btree (by_user_id);

create table order_lines (
  store_id uuid not null,
  order_id uuid not null,
  line_number integer not null,
  id uuid not null,
  business_date date not null,
  item_id uuid,
  name text not null,
  name_en text,
  category_id uuid,
  category_name text not null,
  options jsonb not null,
  quantity integer not null,
  item_order_type text not null,
  taxable boolean not null,
  rewardable boolean not null,
  stock_taken integer not null,
  note text,
  unit_price_krw bigint not null,
  gross_krw bigint not null,
  discount_krw bigint not null,
  order_discount_share_krw bigint not null,
  points_share_krw bigint not null,
  total_krw bigint not null,
  supply_krw bigint not null,
  vat_krw bigint not null,
  tax_free_krw bigint not null,
  service_charge_krw bigint not null,
  refunded_quantity integer not null default 0,
  refunded_krw bigint not null default 0,
  refunded_supply_krw bigint not null default 0,
  refunded_vat_krw bigint not null default 0,
  refunded_tax_free_krw bigint not null default 0,
  refunded_service_charge_krw bigint not null default 0,
  price_typed boolean,
  discount_asked jsonb,
  points_given_back_krw bigint not null default 0,
  constraint order_lines__points_given_back CHECK (((points_given_back_krw >= 0) AND (points_given_back_krw <= points_share_krw))),
  constraint order_lines__refunded CHECK (((((refunded_supply_krw + refunded_vat_krw) + refunded_tax_free_krw) + refunded_service_charge_krw) = refunded_krw)),
  constraint order_lines__tax CHECK (((((supply_krw + vat_krw) + tax_free_krw) + service_charge_krw) = total_krw)),
  constraint order_lines__total CHECK (((((gross_krw - discount_krw) - order_discount_share_krw) - points_share_krw) = total_krw)),
  constraint order_lines_check CHECK (((refunded_quantity >= 0) AND (refunded_quantity <= quantity))),
  constraint order_lines_check1 CHECK (((refunded_supply_krw >= 0) AND (refunded_supply_krw <= supply_krw))),
  constraint order_lines_check2 CHECK (((refunded_vat_krw >= 0) AND (refunded_vat_krw <= vat_krw))),
  constraint order_lines_check3 CHECK (((refunded_tax_free_krw >= 0) AND (refunded_tax_free_krw <= tax_free_krw))),
  constraint order_lines_check4 CHECK (((refunded_service_charge_krw >= 0) AND (refunded_service_charge_krw <= service_charge_krw))),
  constraint order_lines_check5 CHECK (((stock_taken >= 0) AND (stock_taken <= quantity))),
  constraint order_lines_discount_krw_check CHECK ((discount_krw >= 0)),
  constraint order_lines_gross_krw_check CHECK ((gross_krw >= 0)),
  constraint order_lines_item_order_type_check CHECK ((item_order_type = ANY (ARRAY['INSTORE'::text, 'TOGO'::text]))),
  constraint order_lines_order_discount_share_krw_check CHECK ((order_discount_share_krw >= 0)),
  constraint order_lines_points_share_krw_check CHECK ((points_share_krw >= 0)),
  constraint order_lines_quantity_check CHECK ((quantity > 0)),
  constraint order_lines_service_charge_krw_check CHECK ((service_charge_krw >= 0)),
  constraint order_lines_supply_krw_check CHECK ((supply_krw >= 0)),
  constraint order_lines_tax_free_krw_check CHECK ((tax_free_krw >= 0)),
  constraint order_lines_total_krw_check CHECK ((total_krw >= 0)),
  constraint order_lines_vat_krw_check CHECK ((vat_krw >= 0)),
  constraint order_lines__order FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id),
  constraint order_lines_pkey PRIMARY KEY (store_id, order_id, line_number)
);
CREATE INDEX order_lines__category ON public.order_lines USING btree (store_id, category_id, business_date, order_id);
CREATE INDEX order_lines__item ON public.order_lines USING btree (store_id, item_id, business_date, order_id);
CREATE INDEX order_lines__options ON public.order_lines USING gin (options jsonb_path_ops);
CREATE INDEX order_lines__report ON public.order_lines USING btree (store_id, business_date) INCLUDE (order_id, line_number, item_id, category_id, item_order_type, quantity, refunded_quantity, gross_krw, discount_krw, order_discount_share_krw, points_share_krw, refunded_krw);
CREATE TRIGGER order_lines__earlier_version BEFORE INSERT ON public.order_lines FOR EACH ROW WHEN ((new.points_given_back_krw IS NULL)) EXECUTE FUNCTION no_points_given_back();

create table order_numbers (
  store_id uuid not null,
  business_date date not null,
  last_number integer not null,
  constraint order_numbers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint order_numbers_pkey PRIMARY KEY (store_id, business_date)
);

create table orders (
  store_id uuid not null,
  id uuid not null,
  business_date date not null,
  order_number integer not null,
  status text not null,
  order_type text not null,
  pending text,
  tax_type text not null,
  gross_krw bigint not null,
  line_discounts_krw bigint not null,
  order_discount_krw bigint not null,
  points_used_krw bigint not null,
  total_krw bigint not null,
  supply_krw bigint not null,
  vat_krw bigint not null,
  tax_free_krw bigint not null,
  service_charge_krw bigint not null,
  note text,
  taken_by uuid,
  taken_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  ready_at timestamp with time zone,
  pickup_at timestamp with time zone,
  closed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  replaces_order_id uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  refunded_krw bigint not null default 0,
  refunded_supply_krw bigint not null default 0,
  refunded_vat_krw bigint not null default 0,
  refunded_tax_free_krw bigint not null default 0,
  refunded_service_charge_krw bigint not null default 0,
  refund_asked jsonb,
  picked_up_at timestamp with time zone,
  order_discount_asked jsonb,
  sale_id uuid,
  sale_hash bytea,
  sale_number text,
  payment_type text,
  pay_link_id uuid,
  pay_link_until timestamp with time zone,
  customer_id uuid,
  points_given_back_krw bigint not null default 0,
  constraint orders__cancelled CHECK (((status <> 'CANCELLED'::text) OR ((cancelled_at IS NOT NULL) AND (cancel_reason IS NOT NULL)))),
  constraint orders__closed_at CHECK (((status <> 'CLOSED'::text) OR (closed_at IS NOT NULL))),
  constraint orders__deleted CHECK (((deleted_at IS NULL) OR (status = 'CANCELLED'::text))),
  constraint orders__pay_link CHECK (((pay_link_id IS NULL) = (pay_link_until IS NULL))),
  constraint orders__points_given_back CHECK (((points_given_back_krw >= 0) AND (points_given_back_krw <= points_used_krw))),
  constraint orders__points_of_customer CHECK (((points_used_krw = 0) OR (customer_id IS NOT NULL))),
  constraint orders__refund_asked CHECK (((NOT (pending IS DISTINCT FROM 'REFUND'::text)) OR (refund_asked IS NULL))),
  constraint orders__refunded CHECK (((((refunded_supply_krw + refunded_vat_krw) + refunded_tax_free_krw) + refunded_service_charge_krw) = refunded_krw)),
  constraint orders__sale_hash CHECK (((sale_id IS NULL) = (sale_hash IS NULL))),
  constraint orders__tax CHECK (((((supply_krw + vat_krw) + tax_free_krw) + service_charge_krw) = total_krw)),
  constraint orders__total CHECK (((((gross_krw - line_discounts_krw) - order_discount_krw) - points_used_krw) = total_krw)),
  constraint orders_check CHECK (((refunded_supply_krw >= 0) AND (refunded_supply_krw <= supply_krw))),
  constraint orders_check1 CHECK (((refunded_vat_krw >= 0) AND (refunded_vat_krw <= vat_krw))),
  constraint orders_check2 CHECK (((refunded_tax_free_krw >= 0) AND (refunded_tax_free_krw <= tax_free_krw))),
  constraint orders_check3 CHECK (((refunded_service_charge_krw >= 0) AND (refunded_service_charge_krw <= service_charge_krw))),
  constraint orders_gross_krw_check CHECK ((gross_krw >= 0)),
  constraint orders_line_discounts_krw_check CHECK ((line_discounts_krw >= 0)),
  constraint orders_order_discount_krw_check CHECK ((order_discount_krw >= 0)),
  constraint orders_order_type_check CHECK ((order_type = ANY (ARRAY['INSTORE'::text, 'ONLINE'::text, 'ONLINE_PREORDER'::text]))),
  constraint orders_payment_type_check CHECK ((payment_type = ANY (ARRAY['INSTORE_CASH'::text, 'INSTORE_CAT'::text, 'card'::text, 'cash'::text, 'NOTPAID'::text, 'COMPLEX'::text, 'UNKNOWN'::text, 'LEGACY'::text]))),
  constraint orders_pending_check CHECK ((pending = ANY (ARRAY['PAY'::text, 'REFUND'::text, 'CANCEL'::text]))),
  constraint orders_points_used_krw_check CHECK ((points_used_krw >= 0)),
  constraint orders_service_charge_krw_check CHECK ((service_charge_krw >= 0)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'CLOSED'::text, 'CANCELLED'::text]))),
  constraint orders_supply_krw_check CHECK ((supply_krw >= 0)),
  constraint orders_tax_free_krw_check CHECK ((tax_free_krw >= 0)),
  constraint orders_tax_type_check CHECK ((tax_type = ANY (ARRAY['GENERAL'::text, 'SIMPLIFIED'::text, 'EXEMPT'::text]))),
  constraint orders_vat_krw_check CHECK ((vat_krw >= 0)),
  constraint orders__customer FOREIGN KEY (store_id, customer_id) REFERENCES customers(store_id, id),
  constraint orders__replaces FOREIGN KEY (store_id, replaces_order_id) REFERENCES orders(store_id, id),
  constraint orders_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint orders_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id),
  constraint orders_pkey PRIMARY KEY (store_id, id),
  constraint orders__number UNIQUE (store_id, business_date, order_number) INCLUDE (id, status, order_type, payment_type, taken_by, taken_at, deleted_at, pending, gross_krw, line_discounts_krw, order_discount_krw, points_used_krw, total_krw, supply_krw, vat_krw, tax_free_krw, refunded_krw)
);
CREATE INDEX orders__by_hour ON public.orders USING btree (store_id, EXTRACT(hour FROM (taken_at AT TIME ZONE 'Asia/Seoul'::text)), business_date, order_number);
CREATE INDEX orders__by_number ON public.orders USING btree (store_id, order_number, business_date);
CREATE INDEX orders__by_payment ON public.orders USING btree (store_id, payment_type, business_date, order_number);
CREATE INDEX orders__by_status ON public.orders USING btree (store_id, status, business_date, order_number);
CREATE INDEX orders__by_taker ON public.orders USING btree (store_id, taken_by, business_date, order_number);
CREATE INDEX orders__by_total ON public.orders USING btree (store_id, total_krw);
CREATE INDEX orders__customer ON public.orders USING btree (store_id, customer_id, taken_at) WHERE (customer_id IS NOT NULL);
CREATE INDEX orders__of_customers ON public.orders USING btree (store_id, business_date) INCLUDE (customer_id, status, total_krw, refunded_krw, points_used_krw, points_given_back_krw) WHERE (customer_id IS NOT NULL);
CREATE INDEX orders__online ON public.orders USING btree (store_id, order_type, business_date, order_number) WHERE (order_type <> 'INSTORE'::text);
CREATE INDEX orders__open ON public.orders USING btree (store_id, id) WHERE (status = 'OPEN'::text);
CREATE INDEX orders__pending_report ON public.orders USING btree (store_id, business_date) WHERE (pending IS NOT NULL);
CREATE INDEX orders__refunded_report ON public.orders USING btree (store_id, business_date) WHERE (refunded_krw > 0);
CREATE INDEX orders__replaced ON public.orders USING btree (store_id, replaces_order_id);
CREATE UNIQUE INDEX orders__replaces ON public.orders USING btree (store_id, replaces_order_id) WHERE ((replaces_order_id IS NOT NULL) AND (status <> 'CANCELLED'::text));
CREATE UNIQUE INDEX orders__sale ON public.orders USING btree (store_id, sale_id) WHERE (sale_id IS NOT NULL);
CREATE INDEX orders__sale_number ON public.orders USING btree (store_id, sale_number) WHERE (sale_number IS NOT NULL);
CREATE INDEX orders__taken_by ON public.orders USING btree (taken_by);
CREATE TRIGGER orders__covers_payments AFTER UPDATE OF total_krw ON public.orders FOR EACH ROW WHEN ((new.total_krw < old.total_krw)) EXECUTE FUNCTION check_total_covers_payments();
CREATE TRIGGER orders__earlier_version BEFORE INSERT ON public.orders FOR EACH ROW WHEN ((new.points_given_back_krw IS NULL)) EXECUTE FUNCTION no_points_given_back();

create table outbox (
  id uuid not null,
  task text not null,
  payload jsonb not null,
  run_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox__run_at ON public.outbox USING btree (run_at, id);

create table pay_links (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  token_hash bytea not null,
  made_by uuid,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint pay_links__order FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id),
  constraint pay_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint pay_links_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX pay_links__expires_at ON public.pay_links USING btree (expires_at);
CREATE UNIQUE INDEX pay_links__live ON public.pay_links USING btree (store_id, order_id) WHERE (revoked_at IS NULL);
CREATE INDEX pay_links__made_by ON public.pay_links USING btree (made_by);
CREATE INDEX pay_links__order ON public.pay_links USING btree (store_id, order_id);
CREATE UNIQUE INDEX pay_links__token_hash ON public.pay_links USING btree (store_id, token_hash);

create table pay_tries (
  store_id uuid not null,
  id uuid not null,
  link_id uuid not null,
  amount_krw bigint not null,
  provider text not null,
  provider_keys_id uuid,
  checkout_key text,
  transaction_id uuid,
  begun_at timestamp with time zone not null,
  shown_contents text,
  constraint pay_tries_amount_krw_check CHECK ((amount_krw > 0)),
  constraint pay_tries__link FOREIGN KEY (store_id, link_id) REFERENCES pay_links(store_id, id) ON DELETE CASCADE,
  constraint pay_tries__provider_keys FOREIGN KEY (store_id, provider_keys_id) REFERENCES store_provider_keys(store_id, id),
  constraint pay_tries__transaction FOREIGN KEY (store_id, transaction_id) REFERENCES payment_transactions(store_id, id),
  constraint pay_tries_pkey PRIMARY KEY (store_id, id)
);
CREATE UNIQUE INDEX pay_tries__checkout_key ON public.pay_tries USING btree (provider, checkout_key);
CREATE INDEX pay_tries__link ON public.pay_tries USING btree (store_id, link_id, begun_at);
CREATE INDEX pay_tries__provider_keys ON public.pay_tries USING btree (store_id, provider_keys_id) WHERE (provider_keys_id IS NOT NULL);
CREATE UNIQUE INDEX pay_tries__transaction ON public.pay_tries USING btree (store_id, transaction_id);

create table payment_transactions (
  store_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  order_id uuid not null,
  seq integer not null,
  kind text not null,
  status text not null,
  amount_krw bigint not null,
  supply_krw bigint not null,
  vat_krw bigint not null,
  tax_free_krw bigint not null,
  service_charge_krw bigint not null,
  business_date date not null,
  event_date date not null,
  provider text,
  approval_number text,
  card_number text,
  card_issuer text,
  failure text,
  at timestamp with time zone not null,
  settled_at timestamp with time zone,
  excess_krw bigint not null default 0,
  missing_krw bigint not null default 0,
  decided_by uuid,
  heard_at timestamp with time zone,
  completed_at timestamp with time zone,
  provider_keys_id uuid,
  checkout_key text,
  constraint payment_transactions__amount CHECK (((amount_krw > 0) OR ((amount_krw = 0) AND ((excess_krw <> 0) OR (missing_krw <> 0))))),
  constraint payment_transactions__correction CHECK (((kind <> 'CORRECTION'::text) OR (amount_krw = 0))),
  constraint payment_transactions__kind CHECK ((kind = ANY (ARRAY['APPROVAL'::text, 'REFUND'::text, 'CORRECTION'::text]))),
  constraint payment_transactions__tax CHECK (((((supply_krw + vat_krw) + tax_free_krw) + service_charge_krw) = amount_krw)),
  constraint payment_transactions_service_charge_krw_check CHECK ((service_charge_krw >= 0)),
  constraint payment_transactions_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'FAILED'::text, 'UNKNOWN'::text]))),
  constraint payment_transactions_supply_krw_check CHECK ((supply_krw >= 0)),
  constraint payment_transactions_tax_free_krw_check CHECK ((tax_free_krw >= 0)),
  constraint payment_transactions_vat_krw_check CHECK ((vat_krw >= 0)),
  constraint payment_transactions__payment FOREIGN KEY (store_id, order_id, payment_id) REFERENCES payments(store_id, order_id, id),
  constraint payment_transactions__provider_keys FOREIGN KEY (store_id, provider_keys_id) REFERENCES store_provider_keys(store_id, id),
  constraint payment_transactions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint payment_transactions_pkey PRIMARY KEY (store_id, id),
  constraint payment_transactions__seq UNIQUE (store_id, order_id, seq)
);
CREATE INDEX payment_transactions__decided_by ON public.payment_transactions USING btree (decided_by);
CREATE INDEX payment_transactions__event ON public.payment_transactions USING btree (store_id, event_date) INCLUDE (order_id, status, at, payment_id, kind, amount_krw, supply_krw, vat_krw, tax_free_krw);
CREATE INDEX payment_transactions__payment ON public.payment_transactions USING btree (store_id, order_id, payment_id);
CREATE INDEX payment_transactions__provider_keys ON public.payment_transactions USING btree (store_id, provider_keys_id) WHERE (provider_keys_id IS NOT NULL);
CREATE INDEX payment_transactions__unheard ON public.payment_transactions USING btree (at) WHERE ((decided_by IS NOT NULL) AND (heard_at IS NULL));
CREATE INDEX payment_transactions__unsettled ON public.payment_transactions USING btree (at) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'UNKNOWN'::text]));

create table payments (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  business_date date not null,
  type text not null,
  amount_krw bigint not null,
  approved_krw bigint not null default 0,
  refunded_krw bigint not null default 0,
  received_krw bigint,
  created_at timestamp with time zone not null,
  taken_by uuid,
  given_back_at timestamp with time zone,
  excess_krw bigint not null default 0,
  missing_krw bigint not null default 0,
  missing_written_off_at timestamp with time zone,
  receipted_at timestamp with time zone,
  request_key text,
  unreceipted text,
  constraint payments__amount CHECK ((amount_krw >= 0)),
  constraint payments__held CHECK (((refunded_krw >= 0) AND (((approved_krw - refunded_krw) >= 0) AND ((approved_krw - refunded_krw) <= amount_krw)))),
  constraint payments__missing CHECK (((missing_krw >= 0) AND (missing_krw <= (approved_krw - refunded_krw)))),
  constraint payments__received CHECK ((received_krw >= amount_krw)),
  constraint payments_excess_krw_check CHECK ((excess_krw >= 0)),
  constraint payments_type_check CHECK ((type = ANY (ARRAY['INSTORE_CASH'::text, 'INSTORE_CAT'::text, 'card'::text, 'cash'::text, 'UNKNOWN'::text, 'LEGACY'::text]))),
  constraint payments_unreceipted_check CHECK ((unreceipted = ANY (ARRAY['ASKED'::text, 'DEAL'::text, 'DEAL_ASKED'::text]))),
  constraint payments__order FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id),
  constraint payments_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id),
  constraint payments_pkey PRIMARY KEY (store_id, id),
  constraint payments__id_order UNIQUE (store_id, order_id, id)
);
CREATE INDEX payments__excess ON public.payments USING btree (store_id, created_at, id) WHERE ((excess_krw > 0) OR ((missing_krw > 0) AND (missing_written_off_at IS NULL)));
CREATE INDEX payments__receipted ON public.payments USING btree (store_id, receipted_at) WHERE (receipted_at IS NOT NULL);
CREATE INDEX payments__report ON public.payments USING btree (store_id, business_date) INCLUDE (order_id, type, amount_krw, approved_krw, refunded_krw, given_back_at);
CREATE INDEX payments__taken_by ON public.payments USING btree (taken_by);
CREATE INDEX payments__unreceipted ON public.payments USING btree (store_id, unreceipted, created_at, id) INCLUDE (approved_krw, refunded_krw) WHERE (unreceipted IS NOT NULL);
CREATE TRIGGER orders__not_overpaid AFTER INSERT OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION check_order_not_overpaid();

create table phone_verifications (
  browser_hash bytea not null,
  purpose text not null,
  phone_e164 text not null,
  id uuid not null,
  code_mac bytea not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  ticket_expires_at timestamp with time zone,
  constraint phone_verifications_purpose_check CHECK ((purpose = ANY (ARRAY['FIND_USERNAME'::text, 'SIGN_UP'::text, 'PHONE_CHANGE'::text, 'STORE_PHONE'::text]))),
  constraint phone_verifications_pkey PRIMARY KEY (browser_hash, purpose, phone_e164)
);
CREATE INDEX phone_verifications__expires_at ON public.phone_verifications USING btree (expires_at);

create table place_photos (
  store_id uuid not null,
  file_id uuid not null,
  constraint place_photos_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint place_photos_store_id_fkey FOREIGN KEY (store_id) REFERENCES places(store_id),
  constraint place_photos_pkey PRIMARY KEY (store_id, file_id)
);
CREATE INDEX place_photos__file_id ON public.place_photos USING btree (file_id);

create table place_slugs (
  store_id uuid not null,
  slug text not null,
  seen_at timestamp with time zone,
  constraint place_slugs_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(slug) >= 3) AND (length(slug) <= 40)))),
  constraint place_slugs_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint place_slugs_pkey PRIMARY KEY (store_id, slug),
  constraint place_slugs__slug UNIQUE (slug)
);

create table places (
  store_id uuid not null,
  slug text not null,
  draft jsonb not null,
  published jsonb,
  published_at timestamp with time zone,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp with time zone,
  constraint places_check CHECK (((published IS NULL) = (published_at IS NULL))),
  constraint places__slug FOREIGN KEY (store_id, slug) REFERENCES place_slugs(store_id, slug),
  constraint places_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint places_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint places_pkey PRIMARY KEY (store_id)
);
CREATE INDEX places__updated_by ON public.places USING btree (updated_by);

create table point_accounts (
  store_id uuid not null,
  customer_id uuid not null,
  balance bigint not null default 0,
  debt bigint not null default 0,
  visits integer not null default 0,
  last_visit_at timestamp with time zone,
  constraint point_accounts_balance_check CHECK ((balance >= 0)),
  constraint point_accounts_debt_check CHECK ((debt >= 0)),
  constraint point_accounts_visits_check CHECK ((visits >= 0)),
  constraint point_accounts_store_id_customer_id_fkey FOREIGN KEY (store_id, customer_id) REFERENCES customers(store_id, id),
  constraint point_accounts_pkey PRIMARY KEY (store_id, customer_id)
);

create table point_allocations (
  store_id uuid not null,
  entry_id uuid not null,
  lot_id uuid not null,
  amount bigint not null,
  constraint point_allocations_amount_check CHECK ((amount <> 0)),
  constraint point_allocations_store_id_entry_id_fkey FOREIGN KEY (store_id, entry_id) REFERENCES point_entries(store_id, id),
  constraint point_allocations_store_id_lot_id_fkey FOREIGN KEY (store_id, lot_id) REFERENCES point_lots(store_id, id),
  constraint point_allocations_pkey PRIMARY KEY (store_id, entry_id, lot_id)
);
CREATE INDEX point_allocations__lot ON public.point_allocations USING btree (store_id, lot_id);
CREATE TRIGGER point_allocations__append_only BEFORE DELETE OR UPDATE ON public.point_allocations FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER point_allocations__never_emptied BEFORE TRUNCATE ON public.point_allocations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table point_clearings (
  store_id uuid not null,
  issuer_id uuid not null,
  entry_id uuid not null,
  order_id uuid not null,
  redeemed bigint not null,
  claim bigint not null,
  at timestamp with time zone not null,
  event_date date not null,
  constraint point_clearings__legs CHECK (((redeemed + claim) = 0)),
  constraint point_clearings__stores CHECK ((store_id <> issuer_id)),
  constraint point_clearings_redeemed_check CHECK ((redeemed <> 0)),
  constraint point_clearings__entry FOREIGN KEY (issuer_id, entry_id) REFERENCES point_entries(store_id, id),
  constraint point_clearings_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint point_clearings_pkey PRIMARY KEY (store_id, issuer_id, entry_id)
);
CREATE UNIQUE INDEX point_clearings__entry ON public.point_clearings USING btree (issuer_id, entry_id);
CREATE INDEX point_clearings__order ON public.point_clearings USING btree (store_id, order_id);
CREATE TRIGGER point_clearings__append_only BEFORE DELETE OR UPDATE ON public.point_clearings FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER point_clearings__never_emptied BEFORE TRUNCATE ON public.point_clearings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table point_entries (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  seq integer not null,
  kind text not null,
  actor text not null,
  amount bigint not null,
  counter text not null,
  counter_amount bigint not null,
  debt bigint not null default 0,
  at timestamp with time zone not null,
  event_date date not null,
  order_id uuid,
  setting_version integer,
  reverses_id uuid,
  reason text,
  by_user_id uuid,
  request_id text,
  device_type text,
  in_store_id uuid,
  in_order_id uuid,
  constraint point_entries__clearing CHECK (((counter = 'CLEARING'::text) = (in_order_id IS NOT NULL))),
  constraint point_entries__counter CHECK ((counter = ANY (ARRAY['ISSUED'::text, 'REDEEMED'::text, 'EXPIRED'::text, 'MERGED'::text, 'CLEARING'::text]))),
  constraint point_entries__elsewhere CHECK ((((in_store_id IS NULL) = (in_order_id IS NULL)) AND ((in_order_id IS NULL) OR ((order_id IS NULL) AND (in_store_id <> store_id) AND (kind = ANY (ARRAY['USE'::text, 'GIVE_BACK'::text])))))),
  constraint point_entries__legs CHECK (((amount + counter_amount) = 0)),
  constraint point_entries__moves CHECK (((amount <> 0) OR (debt <> 0))),
  constraint point_entries_actor_check CHECK ((actor = ANY (ARRAY['ORDER'::text, 'STORE'::text, 'ADMIN'::text, 'USER'::text, 'SYSTEM'::text]))),
  constraint point_entries_kind_check CHECK ((kind = ANY (ARRAY['EARN'::text, 'USE'::text, 'GIVE_BACK'::text, 'TAKE_BACK'::text, 'DEBT'::text, 'EXPIRE'::text, 'MERGE'::text, 'FORFEIT'::text]))),
  constraint point_entries__in_order FOREIGN KEY (in_store_id, in_order_id) REFERENCES orders(store_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint point_entries_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES users(id),
  constraint point_entries_store_id_customer_id_fkey FOREIGN KEY (store_id, customer_id) REFERENCES point_accounts(store_id, customer_id),
  constraint point_entries_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint point_entries_store_id_reverses_id_fkey FOREIGN KEY (store_id, reverses_id) REFERENCES point_entries(store_id, id),
  constraint point_entries_pkey PRIMARY KEY (store_id, id),
  constraint point_entries__seq UNIQUE (store_id, customer_id, seq)
);
CREATE INDEX point_entries__by_user_id ON public.point_entries USING btree (by_user_id);
CREATE INDEX point_entries__customer ON public.point_entries USING btree (store_id, customer_id, id);
CREATE INDEX point_entries__event_date ON public.point_entries USING btree (store_id, event_date) INCLUDE (kind, amount, debt);
CREATE INDEX point_entries__in_order ON public.point_entries USING btree (in_store_id, in_order_id) WHERE (in_order_id IS NOT NULL);
CREATE INDEX point_entries__order ON public.point_entries USING btree (store_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX point_entries__reverses ON public.point_entries USING btree (store_id, reverses_id) WHERE (reverses_id IS NOT NULL);
CREATE TRIGGER point_entries__append_only BEFORE DELETE OR UPDATE ON public.point_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER point_entries__never_emptied BEFORE TRUNCATE ON public.point_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table point_lots (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  entry_id uuid not null,
  earned bigint not null,
  remaining bigint not null,
  expires_at timestamp with time zone not null,
  constraint point_lots__remaining CHECK (((remaining >= 0) AND (remaining <= earned))),
  constraint point_lots_earned_check CHECK ((earned > 0)),
  constraint point_lots_store_id_customer_id_fkey FOREIGN KEY (store_id, customer_id) REFERENCES point_accounts(store_id, customer_id),
  constraint point_lots_store_id_entry_id_fkey FOREIGN KEY (store_id, entry_id) REFERENCES point_entries(store_id, id),
  constraint point_lots_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX point_lots__entry ON public.point_lots USING btree (store_id, entry_id);
CREATE INDEX point_lots__expiring ON public.point_lots USING btree (expires_at) WHERE (remaining > 0);
CREATE INDEX point_lots__expiring_of_store ON public.point_lots USING btree (store_id, expires_at) INCLUDE (remaining) WHERE (remaining > 0);
CREATE INDEX point_lots__left ON public.point_lots USING btree (store_id, customer_id, expires_at, id) INCLUDE (remaining) WHERE (remaining > 0);

create table point_message_settings (
  store_id uuid not null,
  kinds text[] not null default '{}'::text[],
  channel_id text,
  templates jsonb not null default '{}'::jsonb,
  noticed_on date,
  version integer not null default 1,
  updated_at timestamp with time zone,
  updated_by uuid,
  constraint point_message_settings_kinds_check CHECK ((kinds <@ ARRAY['EARN'::text, 'USE'::text, 'CANCEL'::text, 'TWO_MONTHS'::text, 'ONE_MONTH'::text, 'THREE_DAYS'::text])),
  constraint point_message_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint point_message_settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint point_message_settings_pkey PRIMARY KEY (store_id)
);
CREATE INDEX point_message_settings__notices ON public.point_message_settings USING btree (noticed_on) WHERE (kinds && ARRAY['TWO_MONTHS'::text, 'ONE_MONTH'::text, 'THREE_DAYS'::text]);
CREATE INDEX point_message_settings__updated_by ON public.point_message_settings USING btree (updated_by);

create table point_messages (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  kind text not null,
  order_id uuid,
  used bigint not null default 0,
  earned bigint not null default 0,
  returned bigint not null default 0,
  revoked bigint not null default 0,
  at timestamp with time zone not null,
  message_id uuid,
  outcome text not null default 'WAITING'::text,
  reason text,
  settled_at timestamp with time zone,
  constraint point_messages__order CHECK (((order_id IS NULL) = (kind = ANY (ARRAY['TWO_MONTHS'::text, 'ONE_MONTH'::text, 'THREE_DAYS'::text])))),
  constraint point_messages_kind_check CHECK ((kind = ANY (ARRAY['EARN'::text, 'USE'::text, 'CANCEL'::text, 'TWO_MONTHS'::text, 'ONE_MONTH'::text, 'THREE_DAYS'::text]))),
  constraint point_messages_outcome_check CHECK ((outcome = ANY (ARRAY['WAITING'::text, 'QUEUED'::text, 'SENT'::text, 'DELIVERED'::text, 'FALLBACK_SENT'::text, 'FAILED'::text, 'EXPIRED'::text, 'NOT_SENT'::text]))),
  constraint point_messages_store_id_customer_id_fkey FOREIGN KEY (store_id, customer_id) REFERENCES customers(store_id, id),
  constraint point_messages_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint point_messages_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX point_messages__customer ON public.point_messages USING btree (store_id, customer_id);
CREATE INDEX point_messages__newest ON public.point_messages USING btree (store_id, at, id);
CREATE INDEX point_messages__order ON public.point_messages USING btree (store_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX point_messages__unsettled ON public.point_messages USING btree (at, id) WHERE (settled_at IS NULL);

create table point_notices (
  store_id uuid not null,
  lot_id uuid not null,
  kind text not null,
  expires_at timestamp with time zone not null,
  message_id uuid not null,
  constraint point_notices_kind_check CHECK ((kind = ANY (ARRAY['TWO_MONTHS'::text, 'ONE_MONTH'::text, 'THREE_DAYS'::text]))),
  constraint point_notices_store_id_lot_id_fkey FOREIGN KEY (store_id, lot_id) REFERENCES point_lots(store_id, id),
  constraint point_notices_store_id_message_id_fkey FOREIGN KEY (store_id, message_id) REFERENCES point_messages(store_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint point_notices_pkey PRIMARY KEY (store_id, lot_id, kind, expires_at)
);
CREATE INDEX point_notices__message ON public.point_notices USING btree (store_id, message_id);

create table point_settings (
  store_id uuid not null,
  version integer not null,
  valid_from timestamp with time zone not null,
  rate integer not null,
  validity_months integer not null,
  earning_category_ids uuid[] not null,
  non_earning_category_ids uuid[] not null,
  use_store_ids uuid[] not null,
  unused_store_ids uuid[] not null,
  least_use bigint not null,
  use_step bigint not null,
  saved_by uuid,
  constraint point_settings_least_use_check CHECK ((least_use > 0)),
  constraint point_settings_rate_check CHECK (((rate >= 0) AND (rate <= 10000))),
  constraint point_settings_use_step_check CHECK ((use_step > 0)),
  constraint point_settings_validity_months_check CHECK ((validity_months > 0)),
  constraint point_settings_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id),
  constraint point_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint point_settings_pkey PRIMARY KEY (store_id, version)
);
CREATE INDEX point_settings__saved_by ON public.point_settings USING btree (saved_by);

create table posts (
  id uuid not null,
  title text not null,
  title_en text,
  content jsonb,
  content_en jsonb,
  connect_url text,
  thumbnail_file_id uuid,
  thumbnail_url text,
  publish_at timestamp with time zone,
  place integer not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone,
  updated_by uuid,
  constraint posts__thumbnail CHECK (((thumbnail_file_id IS NULL) = (thumbnail_url IS NULL))),
  constraint posts__whole CHECK (((publish_at IS NULL) OR (content IS NOT NULL) OR (connect_url IS NOT NULL))),
  constraint posts_connect_url_check CHECK ((connect_url ~* '^https://'::text)),
  constraint posts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint posts_thumbnail_file_id_fkey FOREIGN KEY (thumbnail_file_id) REFERENCES files(id),
  constraint posts_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint posts_pkey PRIMARY KEY (id)
);
CREATE INDEX posts__created_by ON public.posts USING btree (created_by);
CREATE INDEX posts__thumbnail_file_id ON public.posts USING btree (thumbnail_file_id);
CREATE INDEX posts__updated_by ON public.posts USING btree (updated_by);

create table rate_limits (
  name text not null,
  subject text not null,
  calls integer not null,
  ends_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (name, subject)
);
CREATE INDEX rate_limits__ends_at ON public.rate_limits USING btree (ends_at);

create table receipted_orders (
  store_id uuid not null,
  order_id uuid not null,
  sent_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  seen_by uuid,
  constraint receipted_orders__seen CHECK (((seen_by IS NULL) OR (seen_at IS NOT NULL))),
  constraint receipted_orders__order FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, id),
  constraint receipted_orders_seen_by_fkey FOREIGN KEY (seen_by) REFERENCES users(id),
  constraint receipted_orders_pkey PRIMARY KEY (store_id, order_id)
);
CREATE INDEX receipted_orders__seen_by ON public.receipted_orders USING btree (seen_by);
CREATE INDEX receipted_orders__sent ON public.receipted_orders USING btree (store_id, sent_at, order_id);
CREATE INDEX receipted_orders__unseen ON public.receipted_orders USING btree (store_id) WHERE (seen_at IS NULL);

create table revenue_message_recipients (
  store_id uuid not null,
  user_id uuid not null,
  daily_from date,
  weekly_from date,
  monthly_from date,
  own_hour integer,
  next_at timestamp with time zone not null,
  constraint revenue_message_recipients_check CHECK ((COALESCE(daily_from, weekly_from, monthly_from) IS NOT NULL)),
  constraint revenue_message_recipients_own_hour_check CHECK (((own_hour >= 0) AND (own_hour <= 23))),
  constraint revenue_message_recipients_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint revenue_message_recipients_store_id_user_id_fkey FOREIGN KEY (store_id, user_id) REFERENCES store_members(store_id, user_id) ON DELETE CASCADE,
  constraint revenue_message_recipients_pkey PRIMARY KEY (store_id, user_id)
);
CREATE INDEX revenue_message_recipients__next_at ON public.revenue_message_recipients USING btree (next_at);

create table revenue_message_settings (
  store_id uuid not null,
  hour integer not null default 10,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp with time zone,
  constraint revenue_message_settings_hour_check CHECK (((hour >= 10) AND (hour <= 19))),
  constraint revenue_message_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint revenue_message_settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint revenue_message_settings_pkey PRIMARY KEY (store_id)
);
CREATE INDEX revenue_message_settings__updated_by ON public.revenue_message_settings USING btree (updated_by);

create table revenue_messages (
  store_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  period_from date not null,
  period_to date not null,
  message_id uuid not null,
  posted_at timestamp with time zone not null,
  outcome text not null default 'QUEUED'::text,
  settled_at timestamp with time zone,
  constraint revenue_messages_check CHECK ((period_from <= period_to)),
  constraint revenue_messages_kind_check CHECK ((kind = ANY (ARRAY['DAILY'::text, 'WEEKLY'::text, 'MONTHLY'::text]))),
  constraint revenue_messages_outcome_check CHECK ((outcome = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'DELIVERED'::text, 'FALLBACK_SENT'::text, 'FAILED'::text, 'EXPIRED'::text]))),
  constraint revenue_messages_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint revenue_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint revenue_messages_pkey PRIMARY KEY (store_id, id),
  constraint revenue_messages__once UNIQUE (store_id, user_id, kind, period_from)
);
CREATE INDEX revenue_messages__posted_at ON public.revenue_messages USING btree (store_id, posted_at, id);
CREATE INDEX revenue_messages__unsettled ON public.revenue_messages USING btree (posted_at) WHERE (settled_at IS NULL);
CREATE INDEX revenue_messages__user_id ON public.revenue_messages USING btree (user_id);

create table sale_letters (
  store_id uuid not null,
  given integer not null,
  constraint sale_letters_given_check CHECK ((given > 0)),
  constraint sale_letters_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint sale_letters_pkey PRIMARY KEY (store_id)
);

create table sample_carts (
  store_id uuid not null,
  position smallint not null,
  name text not null,
  lines jsonb not null,
  constraint sample_carts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint sample_carts_pkey PRIMARY KEY (store_id, "position")
);

create table sign_in_failures (
  subject_hash text not null,
  failures integer not null,
  wait_until timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_failures_pkey PRIMARY KEY (subject_hash)
);
CREATE INDEX sign_in_failures__expires_at ON public.sign_in_failures USING btree (expires_at);

create table sign_in_records (
  model text not null,
  id_hash text not null,
  payload json not null,
  grant_id text,
  session_uid text,
  account_id uuid,
  created_at timestamp with time zone not null default now(),
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  epoch integer,
  constraint sign_in_records_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sign_in_records_pkey PRIMARY KEY (model, id_hash)
);
CREATE INDEX sign_in_records__account_id ON public.sign_in_records USING btree (account_id, model) WHERE (account_id IS NOT NULL);
CREATE INDEX sign_in_records__expires_at ON public.sign_in_records USING btree (expires_at);
CREATE INDEX sign_in_records__grant_id ON public.sign_in_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX sign_in_records__session_uid ON public.sign_in_records USING btree (session_uid) WHERE (session_uid IS NOT NULL);

create table sign_in_sessions (
  grant_id text not null,
  id uuid not null,
  user_id uuid not null,
  client_id text not null,
  user_agent text,
  device_type text,
  device_uuid text,
  client_version text,
  signed_in_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  constraint sign_in_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sign_in_sessions_pkey PRIMARY KEY (grant_id),
  constraint sign_in_sessions__id UNIQUE (id)
);
CREATE INDEX sign_in_sessions__user_id ON public.sign_in_sessions USING btree (user_id);

create table simulated_checkouts (
  store_id uuid not null,
  checkout_key text not null,
  try_id uuid not null,
  amount_krw bigint not null,
  order_name text not null,
  return_url text not null,
  fail_url text not null,
  answer text,
  intent_id uuid,
  constraint simulated_checkouts_amount_krw_check CHECK ((amount_krw > 0)),
  constraint simulated_checkouts_answer_check CHECK ((answer = ANY (ARRAY['PAY'::text, 'DECLINE'::text, 'LOSE'::text]))),
  constraint simulated_checkouts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint simulated_checkouts_pkey PRIMARY KEY (store_id, checkout_key)
);
CREATE UNIQUE INDEX simulated_checkouts__checkout_key ON public.simulated_checkouts USING btree (checkout_key);

create table simulated_issuers (
  store_id uuid not null,
  next text not null,
  constraint simulated_issuers_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint simulated_issuers_pkey PRIMARY KEY (store_id)
);

create table simulated_receipts (
  store_id uuid not null,
  receipt_id uuid not null,
  approval_number text,
  failure text,
  amount_krw bigint not null,
  is_rejected boolean not null,
  answers_at timestamp with time zone not null,
  confirms_at timestamp with time zone not null,
  cancel_id uuid,
  cancelled_at timestamp with time zone,
  constraint simulated_receipts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint simulated_receipts_pkey PRIMARY KEY (store_id, receipt_id)
);

create table simulated_terminal_charges (
  store_id uuid not null,
  intent_id uuid not null,
  kind text not null,
  amount_krw bigint not null,
  approved boolean not null,
  approval_number text,
  answers_at timestamp with time zone not null,
  constraint simulated_terminal_charges_amount_krw_check CHECK ((amount_krw > 0)),
  constraint simulated_terminal_charges_kind_check CHECK ((kind = ANY (ARRAY['APPROVAL'::text, 'REFUND'::text]))),
  constraint simulated_terminal_charges_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint simulated_terminal_charges_pkey PRIMARY KEY (store_id, intent_id)
);

create table simulated_terminals (
  store_id uuid not null,
  next text not null,
  constraint simulated_terminals__next CHECK ((next = ANY (ARRAY['APPROVE'::text, 'DECLINE'::text, 'LATE'::text, 'TIMEOUT'::text, 'LOST'::text, 'TWICE'::text]))),
  constraint simulated_terminals_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint simulated_terminals_pkey PRIMARY KEY (store_id)
);

create table stock_moves (
  store_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  kind text not null,
  stock_before integer,
  stock_after integer,
  reason text,
  moved_by uuid,
  moved_at timestamp with time zone not null,
  constraint stock_moves_kind_check CHECK ((kind = ANY (ARRAY['COUNT'::text, 'RECEIVE'::text, 'DISCARD'::text, 'STOP'::text, 'IMPORT'::text, 'UNDO'::text]))),
  constraint stock_moves_stock_after_check CHECK ((stock_after >= 0)),
  constraint stock_moves_stock_before_check CHECK ((stock_before >= 0)),
  constraint stock_moves__item FOREIGN KEY (store_id, item_id) REFERENCES menu_items(store_id, id),
  constraint stock_moves_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint stock_moves_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX stock_moves__item ON public.stock_moves USING btree (store_id, item_id, id);
CREATE INDEX stock_moves__moved_by ON public.stock_moves USING btree (moved_by);

create table store_application_moves (
  store_id uuid not null,
  id uuid not null,
  from_status text,
  to_status text not null,
  reason text not null default ''::text,
  moved_by_side text not null,
  moved_by uuid,
  moved_at timestamp with time zone not null,
  reviewable_since timestamp with time zone,
  constraint store_application_moves_from_status_check CHECK ((from_status = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'APPROVED'::text, 'TERMINATED'::text]))),
  constraint store_application_moves_moved_by_side_check CHECK ((moved_by_side = ANY (ARRAY['OWNER'::text, 'ADMIN'::text]))),
  constraint store_application_moves_to_status_check CHECK ((to_status = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'APPROVED'::text, 'TERMINATED'::text]))),
  constraint store_application_moves_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_application_moves_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_application_moves_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX store_application_moves__moved_at ON public.store_application_moves USING btree (moved_at);
CREATE INDEX store_application_moves__moved_by ON public.store_application_moves USING btree (moved_by);
CREATE TRIGGER store_application_moves__append_only BEFORE DELETE OR UPDATE OF store_id, id, from_status, to_status, reason, moved_by_side, moved_at, reviewable_since ON public.store_application_moves FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER store_application_moves__never_emptied BEFORE TRUNCATE ON public.store_application_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table store_card_memberships (
  store_id uuid not null,
  merchant_numbers jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  constraint store_card_memberships_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_card_memberships_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_card_memberships_pkey PRIMARY KEY (store_id)
);
CREATE INDEX store_card_memberships__updated_by ON public.store_card_memberships USING btree (updated_by);

create table store_close_requests (
  store_id uuid not null,
  id uuid not null,
  reason text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  ended_as text,
  ended_at timestamp with time zone,
  ended_by uuid,
  answer text not null default ''::text,
  constraint store_close_requests__ended CHECK (((ended_as IS NULL) = (ended_at IS NULL))),
  constraint store_close_requests_ended_as_check CHECK ((ended_as = ANY (ARRAY['WITHDRAWN'::text, 'REFUSED'::text, 'DONE'::text]))),
  constraint store_close_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint store_close_requests_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint store_close_requests_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_close_requests_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX store_close_requests__asked_by ON public.store_close_requests USING btree (asked_by);
CREATE INDEX store_close_requests__ended_by ON public.store_close_requests USING btree (ended_by) WHERE (ended_by IS NOT NULL);
CREATE UNIQUE INDEX store_close_requests__open ON public.store_close_requests USING btree (store_id) WHERE (ended_as IS NULL);
CREATE INDEX store_close_requests__waiting ON public.store_close_requests USING btree (asked_at, store_id) WHERE (ended_as IS NULL);

create table store_day_starts (
  store_id uuid not null,
  valid_from timestamp with time zone not null,
  day_start integer not null,
  constraint store_day_starts_day_start_check CHECK (((day_start >= 0) AND (day_start <= 1439))),
  constraint store_day_starts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_day_starts_pkey PRIMARY KEY (store_id, valid_from)
);

create table store_event_counters (
  store_id uuid not null,
  seq bigint not null default 0,
  constraint store_event_counters_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_event_counters_pkey PRIMARY KEY (store_id)
);

create table store_events (
  store_id uuid not null,
  seq bigint not null,
  type text not null,
  ids uuid[] not null,
  version integer not null,
  at timestamp with time zone not null,
  constraint store_events_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_events_pkey PRIMARY KEY (store_id, seq)
);
CREATE INDEX store_events__at ON public.store_events USING btree (at);

create table store_invitations (
  store_id uuid not null,
  id uuid not null,
  username text not null,
  rights text[] not null,
  token_hash bytea not null,
  invited_by uuid not null,
  invited_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_as text,
  ended_at timestamp with time zone,
  constraint store_invitations_check CHECK (((ended_as IS NULL) = (ended_at IS NULL))),
  constraint store_invitations_ended_as_check CHECK ((ended_as = ANY (ARRAY['ACCEPTED'::text, 'WITHDRAWN'::text, 'REPLACED'::text, 'SENDER_LEFT'::text]))),
  constraint store_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint store_invitations_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_invitations_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX store_invitations__expires_at ON public.store_invitations USING btree (expires_at);
CREATE INDEX store_invitations__invited_by ON public.store_invitations USING btree (invited_by);
CREATE UNIQUE INDEX store_invitations__open ON public.store_invitations USING btree (store_id, username) WHERE (ended_as IS NULL);
CREATE UNIQUE INDEX store_invitations__token_hash ON public.store_invitations USING btree (store_id, token_hash);
CREATE INDEX store_invitations__username ON public.store_invitations USING btree (username);

create table store_members (
  store_id uuid not null,
  user_id uuid not null,
  role text not null,
  rights text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  constraint store_members_role_check CHECK ((role = ANY (ARRAY['OWNER'::text, 'STAFF'::text]))),
  constraint store_members_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_members_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint store_members_pkey PRIMARY KEY (store_id, user_id)
);
CREATE INDEX store_members__updated_by ON public.store_members USING btree (updated_by);
CREATE INDEX store_members__user_id ON public.store_members USING btree (user_id);

create table store_menus (
  store_id uuid not null,
  version integer not null default 1,
  items_version integer not null default 1,
  categories_version integer not null default 1,
  collections_version integer not null default 1,
  items_sorted_by uuid,
  items_sorted_at timestamp with time zone,
  categories_sorted_by uuid,
  categories_sorted_at timestamp with time zone,
  collections_sorted_by uuid,
  collections_sorted_at timestamp with time zone,
  constraint store_menus_categories_sorted_by_fkey FOREIGN KEY (categories_sorted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_menus_collections_sorted_by_fkey FOREIGN KEY (collections_sorted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_menus_items_sorted_by_fkey FOREIGN KEY (items_sorted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_menus_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_menus_pkey PRIMARY KEY (store_id)
);
CREATE INDEX store_menus__categories_sorted_by ON public.store_menus USING btree (categories_sorted_by);
CREATE INDEX store_menus__collections_sorted_by ON public.store_menus USING btree (collections_sorted_by);
CREATE INDEX store_menus__items_sorted_by ON public.store_menus USING btree (items_sorted_by);

create table store_message_channels (
  store_id uuid not null,
  channel_id text not null,
  connected_at timestamp with time zone not null,
  connected_by uuid,
  constraint store_message_channels_connected_by_fkey FOREIGN KEY (connected_by) REFERENCES users(id),
  constraint store_message_channels_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_message_channels_pkey PRIMARY KEY (store_id, channel_id)
);
CREATE INDEX store_message_channels__channel_id ON public.store_message_channels USING btree (channel_id);
CREATE INDEX store_message_channels__connected_by ON public.store_message_channels USING btree (connected_by);

create table store_phone_resets (
  store_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  phone text not null,
  spoken_to uuid,
  reason text not null,
  state text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  message_id uuid not null,
  expires_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  holds_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint store_phone_resets_check CHECK (((confirmed_at IS NULL) = (holds_at IS NULL))),
  constraint store_phone_resets_check1 CHECK (((state <> 'CONFIRMED'::text) OR (holds_at IS NOT NULL))),
  constraint store_phone_resets_check2 CHECK (((state = ANY (ARRAY['SENT'::text, 'CONFIRMED'::text])) = (ended_at IS NULL))),
  constraint store_phone_resets_state_check CHECK ((state = ANY (ARRAY['SENT'::text, 'CONFIRMED'::text, 'HELD'::text, 'STOPPED'::text, 'ENDED'::text, 'REPLACED'::text]))),
  constraint store_phone_resets_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_phone_resets_spoken_to_fkey FOREIGN KEY (spoken_to) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_phone_resets_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_phone_resets_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX store_phone_resets__asked_at ON public.store_phone_resets USING btree (asked_at);
CREATE INDEX store_phone_resets__asked_by ON public.store_phone_resets USING btree (asked_by);
CREATE INDEX store_phone_resets__holds_at ON public.store_phone_resets USING btree (holds_at) WHERE (state = 'CONFIRMED'::text);
CREATE UNIQUE INDEX store_phone_resets__running ON public.store_phone_resets USING btree (store_id) WHERE (state = ANY (ARRAY['SENT'::text, 'CONFIRMED'::text]));
CREATE INDEX store_phone_resets__spoken_to ON public.store_phone_resets USING btree (spoken_to);
CREATE UNIQUE INDEX store_phone_resets__token_hash ON public.store_phone_resets USING btree (store_id, token_hash);

create table store_provider_keys (
  store_id uuid not null,
  id uuid not null,
  provider text not null,
  sealed_secret bytea not null,
  last_four text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint store_provider_keys_check CHECK (((replaced_at IS NULL) OR (removed_at IS NULL))),
  constraint store_provider_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint store_provider_keys_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_provider_keys_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX store_provider_keys__created_by ON public.store_provider_keys USING btree (created_by);
CREATE UNIQUE INDEX store_provider_keys__in_use ON public.store_provider_keys USING btree (store_id) WHERE ((replaced_at IS NULL) AND (removed_at IS NULL));

create table store_registration_changes (
  store_id uuid not null,
  id uuid not null,
  business_number text,
  business_name text,
  owner_name text,
  registration_file_id uuid,
  state text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text not null default ''::text,
  business_status text not null default 'NOT_CHECKED'::text,
  business_tax_type text,
  business_checked_at timestamp with time zone,
  constraint store_registration_changes_check CHECK (((state = 'WAITING'::text) = (decided_at IS NULL))),
  constraint store_registration_changes_check1 CHECK (((state = 'WAITING'::text) OR (registration_file_id IS NULL))),
  constraint store_registration_changes_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'REFUSED'::text, 'WITHDRAWN'::text, 'REPLACED'::text, 'SUSPENDED'::text]))),
  constraint store_registration_changes_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_registration_changes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_registration_changes_registration_file_id_fkey FOREIGN KEY (registration_file_id) REFERENCES files(id),
  constraint store_registration_changes_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_registration_changes_pkey PRIMARY KEY (store_id, id)
);
CREATE INDEX store_registration_changes__asked_at ON public.store_registration_changes USING btree (asked_at, store_id) WHERE (state = 'WAITING'::text);
CREATE INDEX store_registration_changes__asked_by ON public.store_registration_changes USING btree (asked_by);
CREATE INDEX store_registration_changes__decided_by ON public.store_registration_changes USING btree (decided_by);
CREATE INDEX store_registration_changes__registration_file_id ON public.store_registration_changes USING btree (registration_file_id) WHERE (registration_file_id IS NOT NULL);
CREATE UNIQUE INDEX store_registration_changes__waiting ON public.store_registration_changes USING btree (store_id) WHERE (state = 'WAITING'::text);

create table store_registrations (
  store_id uuid not null,
  held_until timestamp with time zone not null,
  name text not null,
  business_number text,
  business_name text,
  owner_name text,
  address text,
  address_detail text not null,
  phone text,
  phone_extension text not null default ''::text,
  constraint store_registrations_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_registrations_pkey PRIMARY KEY (store_id, held_until)
);

create table store_settings (
  store_id uuid not null,
  language text not null default 'ko'::text,
  tax_type text not null default 'GENERAL'::text,
  tender_types text[] not null default '{card,INSTORE_CASH,INSTORE_CAT}'::text[],
  close_paid_orders boolean not null default true,
  receipt_header text not null default ''::text,
  receipt_footer text not null default ''::text,
  general_version integer not null default 1,
  payment_version integer not null default 1,
  cash_receipt_obligated boolean not null default false,
  new_order_sound boolean not null default true,
  general_updated_at timestamp with time zone not null default now(),
  general_updated_by uuid,
  payment_updated_at timestamp with time zone not null default now(),
  payment_updated_by uuid,
  works_alone boolean not null default false,
  tenders_chosen boolean not null default false,
  constraint store_settings_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint store_settings_tax_type_check CHECK ((tax_type = ANY (ARRAY['GENERAL'::text, 'SIMPLIFIED'::text, 'EXEMPT'::text]))),
  constraint store_settings_general_updated_by_fkey FOREIGN KEY (general_updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_settings_payment_updated_by_fkey FOREIGN KEY (payment_updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint store_settings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_settings_pkey PRIMARY KEY (store_id)
);
CREATE INDEX store_settings__general_updated_by ON public.store_settings USING btree (general_updated_by);
CREATE INDEX store_settings__payment_updated_by ON public.store_settings USING btree (payment_updated_by);

create table store_tax_types (
  store_id uuid not null,
  held_until timestamp with time zone not null,
  tax_type text not null,
  constraint store_tax_types_tax_type_check CHECK ((tax_type = ANY (ARRAY['GENERAL'::text, 'SIMPLIFIED'::text, 'EXEMPT'::text]))),
  constraint store_tax_types_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_tax_types_pkey PRIMARY KEY (store_id, held_until)
);

create table store_trail (
  store_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  log_level text not null,
  module text not null,
  act text not null,
  actor_id uuid,
  request_id text not null,
  device_type text,
  device_uuid text,
  client_version text,
  before jsonb,
  after jsonb,
  constraint store_trail_log_level_check1 CHECK ((log_level = ANY (ARRAY['INFO'::text, 'WARN'::text, 'ERROR'::text]))),
  constraint store_trail_pkey PRIMARY KEY (store_id, at, id)
) partition by RANGE (at);
CREATE INDEX store_trail__act ON ONLY public.store_trail USING btree (act, at, id);
CREATE INDEX store_trail__actor_id ON ONLY public.store_trail USING btree (actor_id, at, id);
CREATE INDEX store_trail__at ON ONLY public.store_trail USING btree (at, id);
CREATE INDEX store_trail__log_level ON ONLY public.store_trail USING btree (log_level, at, id) WHERE (log_level <> 'INFO'::text);
CREATE INDEX store_trail__module ON ONLY public.store_trail USING btree (module, at, id);
CREATE INDEX store_trail__request_id ON ONLY public.store_trail USING btree (request_id);
CREATE TRIGGER store_trail__append_only BEFORE DELETE OR UPDATE ON public.store_trail FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER store_trail__never_emptied BEFORE TRUNCATE ON public.store_trail FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table stores (
  id uuid not null,
  name text not null,
  application_status text not null,
  owner_name text,
  business_number text,
  address text,
  phone text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  category text,
  address_detail text not null default ''::text,
  zonecode text,
  lat double precision,
  lng double precision,
  business_name text,
  opened_on date,
  registration_file_id uuid,
  memo text not null default ''::text,
  additional_info jsonb not null default '[]'::jsonb,
  opening_hours jsonb,
  submitted_at timestamp with time zone,
  chosen_status text,
  chosen_until timestamp with time zone,
  store_phone text,
  store_phone_verified_at timestamp with time zone,
  business_status text not null default 'NOT_CHECKED'::text,
  business_tax_type text,
  business_checked_at timestamp with time zone,
  business_tried_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  deleted_at timestamp with time zone,
  phone_extension text not null default ''::text,
  reviewable_since timestamp with time zone,
  constraint stores__deleted_is_draft CHECK (((deleted_at IS NULL) OR ((application_status = 'DRAFT'::text) AND (owner_name IS NULL) AND (business_number IS NULL)))),
  constraint stores_application_status_check CHECK ((application_status = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'APPROVED'::text, 'TERMINATED'::text]))),
  constraint stores_business_status_check CHECK ((business_status = ANY (ARRAY['NOT_CHECKED'::text, 'ACTIVE'::text, 'SUSPENDED'::text, 'CLOSED'::text, 'UNREGISTERED'::text, 'FAILED'::text]))),
  constraint stores_business_tax_type_check CHECK ((business_tax_type = ANY (ARRAY['GENERAL'::text, 'SIMPLIFIED'::text, 'EXEMPT'::text, 'OTHER'::text]))),
  constraint stores_chosen_status_check CHECK ((chosen_status = ANY (ARRAY['OPEN'::text, 'CLOSED'::text, 'BREAK'::text]))),
  constraint stores_phone_extension_check CHECK ((phone_extension ~ '^[0-9]{0,20}$'::text)),
  constraint stores_registration_file_id_fkey FOREIGN KEY (registration_file_id) REFERENCES files(id),
  constraint stores_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint stores_pkey PRIMARY KEY (id)
);
CREATE INDEX stores__created_at ON public.stores USING btree (created_at, id);
CREATE INDEX stores__pending ON public.stores USING btree (reviewable_since, submitted_at, id) WHERE (application_status = 'PENDING'::text);
CREATE INDEX stores__registration_file_id ON public.stores USING btree (registration_file_id);
CREATE INDEX stores__updated_by ON public.stores USING btree (updated_by);

create table technical_log (
  id uuid not null,
  at timestamp with time zone not null,
  log_level text not null,
  module text not null,
  subject text,
  code text,
  message text not null,
  request_id text,
  caller_id uuid,
  named_store_id uuid,
  device_type text,
  client_version text,
  details jsonb,
  words tsvector not null,
  constraint technical_log_log_level_check CHECK ((log_level = ANY (ARRAY['INFO'::text, 'WARN'::text, 'ERROR'::text]))),
  constraint technical_log_pkey PRIMARY KEY (at, id)
) partition by RANGE (at);
CREATE INDEX technical_log__caller_id ON ONLY public.technical_log USING btree (caller_id, at, id) WHERE (caller_id IS NOT NULL);
CREATE INDEX technical_log__code ON ONLY public.technical_log USING btree (code, at, id) WHERE (code IS NOT NULL);
CREATE INDEX technical_log__log_level ON ONLY public.technical_log USING btree (log_level, at, id);
CREATE INDEX technical_log__module_level ON ONLY public.technical_log USING btree (module, log_level, at, id);
CREATE INDEX technical_log__named_store_id ON ONLY public.technical_log USING btree (named_store_id, at, id) WHERE (named_store_id IS NOT NULL);
CREATE INDEX technical_log__request_id ON ONLY public.technical_log USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX technical_log__words ON ONLY public.technical_log USING gin (words);

create table terms_announcements (
  published_at timestamp with time zone not null,
  news_id uuid not null,
  mailed_to uuid,
  done_at timestamp with time zone,
  constraint terms_announcements_pkey PRIMARY KEY (published_at)
);
CREATE INDEX terms_announcements__open ON public.terms_announcements USING btree (published_at) WHERE (done_at IS NULL);

create table terms_articles (
  id uuid not null,
  group_id uuid not null,
  key text not null,
  version integer not null,
  position integer not null,
  required boolean not null,
  title_ko text not null,
  title_en text not null,
  content_ko text not null,
  content_en text not null,
  hash_ko bytea not null,
  hash_en bytea not null,
  published_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  effective_at timestamp with time zone not null,
  is_adverse boolean not null default false,
  needs_consent boolean not null default false,
  change_from date,
  constraint terms_articles_group_id_fkey FOREIGN KEY (group_id) REFERENCES terms_groups(id),
  constraint terms_articles_pkey PRIMARY KEY (id),
  constraint terms_articles__group_id_key_version UNIQUE (group_id, key, version)
);
CREATE INDEX terms_articles__announced ON public.terms_articles USING btree (published_at) WHERE (effective_at > published_at);

create table terms_consents (
  id uuid not null,
  user_id uuid not null,
  article_id uuid not null,
  version integer not null,
  text_hash bytea not null,
  language text not null,
  agreed boolean not null,
  agreed_at timestamp with time zone not null,
  device_type text,
  device_uuid text,
  client_version text,
  address text,
  agreed_for_store uuid,
  constraint terms_consents_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint terms_consents_article_id_fkey FOREIGN KEY (article_id) REFERENCES terms_articles(id),
  constraint terms_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint terms_consents_pkey PRIMARY KEY (id)
);
CREATE INDEX terms_consents__article_id ON public.terms_consents USING btree (article_id);
CREATE INDEX terms_consents__user_id ON public.terms_consents USING btree (user_id);

create table terms_groups (
  id uuid not null,
  scope text not null,
  key text not null,
  constraint terms_groups_scope_check CHECK ((scope = ANY (ARRAY['USER'::text, 'STORE'::text, 'CUSTOMER'::text, 'INQUIRY'::text]))),
  constraint terms_groups_pkey PRIMARY KEY (id),
  constraint terms_groups__scope_key UNIQUE (scope, key)
);

create table terms_unmailed (
  published_at timestamp with time zone not null,
  user_id uuid not null,
  tried_at timestamp with time zone not null,
  constraint terms_unmailed_published_at_fkey FOREIGN KEY (published_at) REFERENCES terms_announcements(published_at),
  constraint terms_unmailed_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint terms_unmailed_pkey PRIMARY KEY (published_at, user_id)
);
CREATE INDEX terms_unmailed__tried_at ON public.terms_unmailed USING btree (tried_at);
CREATE INDEX terms_unmailed__user_id ON public.terms_unmailed USING btree (user_id);

create table user_flag_changes (
  user_id uuid not null,
  flag text not null,
  value boolean not null,
  reason text not null,
  changed_by uuid,
  changed_at timestamp with time zone not null,
  constraint user_flag_changes_flag_check CHECK ((flag = ANY (ARRAY['accountNonLocked'::text, 'accountNonExpired'::text, 'credentialsNonExpired'::text]))),
  constraint user_flag_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint user_flag_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint user_flag_changes_pkey PRIMARY KEY (user_id, flag)
);
CREATE INDEX user_flag_changes__changed_by ON public.user_flag_changes USING btree (changed_by);

create table user_trail (
  user_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  log_level text not null,
  module text not null,
  act text not null,
  actor_id uuid,
  request_id text not null,
  device_type text,
  device_uuid text,
  client_version text,
  before jsonb,
  after jsonb,
  constraint user_trail_log_level_check1 CHECK ((log_level = ANY (ARRAY['INFO'::text, 'WARN'::text, 'ERROR'::text]))),
  constraint user_trail_pkey PRIMARY KEY (user_id, at, id)
) partition by RANGE (at);
CREATE INDEX user_trail__act ON ONLY public.user_trail USING btree (act, at, id);
CREATE INDEX user_trail__actor_id ON ONLY public.user_trail USING btree (actor_id, at, id);
CREATE INDEX user_trail__at ON ONLY public.user_trail USING btree (at, id);
CREATE INDEX user_trail__log_level ON ONLY public.user_trail USING btree (log_level, at, id) WHERE (log_level <> 'INFO'::text);
CREATE INDEX user_trail__module ON ONLY public.user_trail USING btree (module, at, id);
CREATE INDEX user_trail__request_id ON ONLY public.user_trail USING btree (request_id);
CREATE TRIGGER user_trail__append_only BEFORE DELETE OR UPDATE ON public.user_trail FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER user_trail__never_emptied BEFORE TRUNCATE ON public.user_trail FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table users (
  id uuid not null,
  username text not null,
  name text not null,
  password_hash text not null,
  language text not null default 'ko'::text,
  admin boolean not null default false,
  email_verified_at timestamp with time zone,
  account_non_locked boolean not null default true,
  account_non_expired boolean not null default true,
  credentials_non_expired boolean not null default true,
  created_at timestamp with time zone not null default now(),
  phone_e164 text,
  phone_calling_code text,
  phone_verified_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  sign_in_epoch integer not null default 0,
  flags_version integer not null default 1,
  birthday date,
  gender text,
  picture_file_id uuid,
  version integer not null default 1,
  profile_updated_at timestamp with time zone,
  new_username text,
  new_phone_e164 text,
  new_phone_calling_code text,
  deleted_at timestamp with time zone,
  constraint users__deleted_is_blank CHECK (((deleted_at IS NULL) OR ((name = ''::text) AND (username = (id)::text) AND (password_hash = ''::text) AND (phone_e164 IS NULL) AND (phone_calling_code IS NULL) AND (phone_verified_at IS NULL) AND (email_verified_at IS NULL) AND (NOT admin) AND (NOT account_non_expired) AND (birthday IS NULL) AND (gender IS NULL) AND (picture_file_id IS NULL) AND (new_username IS NULL) AND (new_phone_e164 IS NULL) AND (new_phone_calling_code IS NULL)))),
  constraint users_gender_check CHECK ((gender = ANY (ARRAY['FEMALE'::text, 'MALE'::text, 'OTHER'::text]))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'en'::text]))),
  constraint users_new_phone_check CHECK (((new_phone_e164 IS NULL) = (new_phone_calling_code IS NULL))),
  constraint users_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES files(id) ON DELETE SET NULL,
  constraint users_pkey PRIMARY KEY (id),
  constraint users__username UNIQUE (username)
);
CREATE INDEX users__admins ON public.users USING btree (id) WHERE admin;
CREATE INDEX users__created_at ON public.users USING btree (created_at);
CREATE INDEX users__name_prefix ON public.users USING btree (lower(name) text_pattern_ops, id);
CREATE INDEX users__newest ON public.users USING btree (created_at, id);
CREATE INDEX users__phone_e164 ON public.users USING btree (phone_e164, phone_verified_at) WHERE (phone_e164 IS NOT NULL);
CREATE INDEX users__picture_file_id ON public.users USING btree (picture_file_id) WHERE (picture_file_id IS NOT NULL);
CREATE INDEX users__username_prefix ON public.users USING btree (username text_pattern_ops);
