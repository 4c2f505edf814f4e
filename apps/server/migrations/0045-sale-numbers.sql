-- The number that the device gave a sale: letters of the device, and a count per business day. Devices without network give
-- them, so nothing but the device keeps them unique, and a receipted sale is never refused for its number.
alter table orders add column sale_number text;
create index orders__sale_number on orders (store_id, sale_number) where sale_number is not null;

-- How many devices of a store have letters.
create table sale_letters (
  store_id uuid primary key references stores,
  given integer not null check (given > 0)
);
