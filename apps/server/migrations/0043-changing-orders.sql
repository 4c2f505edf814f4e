-- When an online order was handed over, and the discounts as they were given: a change of the order applies them again.
-- Older orders have only the amounts.
alter table orders
  add column picked_up_at timestamptz,
  add column order_discount_asked jsonb;
alter table order_lines
  add column discount_asked jsonb;

-- What an entry added, removed or voided.
alter table order_history
  add column item_name text,
  add column item_name_en text,
  add column item_quantity integer;

-- A change never brings the total below what the payments hold; orders__not_overpaid checks the payments.
create function check_total_covers_payments() returns trigger language plpgsql as $$
begin
  if (select sum(approved_krw - refunded_krw) from payments
      where store_id = new.store_id and order_id = new.id) > new.total_krw - new.refunded_krw
  then
    raise exception 'the total of order % would be below what is paid', new.id
      using errcode = 'check_violation', constraint = 'orders__covers_payments';
  end if;
  return null;
end $$;
create trigger orders__covers_payments after update of total_krw on orders
  for each row when (new.total_krw < old.total_krw) execute function check_total_covers_payments();
