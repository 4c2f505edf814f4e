-- Registrations that do not hold any more, with what else the head of a receipt shows. stores has the one of now.
create table store_registrations (
  store_id uuid not null references stores,
  held_until timestamptz not null,
  name text not null,
  business_number text,
  business_name text,
  owner_name text,
  address text,
  address_detail text not null,
  phone text,
  primary key (store_id, held_until)
);

-- From the trail: each change has the fields as they were before it, and the others as the next change or the store has them.
-- The trail masks four of the fields, so that nothing is known from before the last change of one of them.
with changes as (
  select store_id, id, at, before from store_trail
  where act = 'updateStore'
    and before ?| array['name', 'businessNumber', 'businessName', 'ownerName', 'address', 'addressDetail', 'phone']
), known as (
  select * from changes c where not exists (
    select from changes later, unnest(array['businessNumber', 'ownerName', 'addressDetail', 'phone']) as masked (name)
    where later.store_id = c.store_id and later.id >= c.id and later.before ->> masked.name <> ''
  )
)
insert into store_registrations
    (store_id, held_until, name, business_number, business_name, owner_name, address, address_detail, phone)
  select s.id, c.at, was ->> 'name', was ->> 'businessNumber', was ->> 'businessName', was ->> 'ownerName',
    was ->> 'address', was ->> 'addressDetail', was ->> 'phone'
  from known c join stores s on s.id = c.store_id,
  lateral (
    -- Of several values under one name the last counts: that of the earliest change.
    select jsonb_build_object('name', s.name, 'businessNumber', s.business_number, 'businessName', s.business_name,
      'ownerName', s.owner_name, 'address', s.address, 'addressDetail', s.address_detail, 'phone', s.phone)
      || jsonb_object_agg(field.key, field.value order by later.id desc) as was
    from known later, jsonb_each(later.before) as field
    where later.store_id = c.store_id and later.id >= c.id
  ) earlier
  where s.application_status in ('APPROVED', 'TERMINATED')
  on conflict do nothing;
