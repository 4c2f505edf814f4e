-- Members and invited people who may take orders could cancel and give back so far; that needs REFUND now.
update store_members set rights = array_append(rights, 'REFUND')
  where 'ORDER' = any(rights) and not 'REFUND' = any(rights);
update store_invitations set rights = array_append(rights, 'REFUND')
  where ended_as is null and 'ORDER' = any(rights) and not 'REFUND' = any(rights);

-- How many pieces of the line came from counted stock.
alter table order_lines alter column stock_taken type integer
  using case when stock_taken then quantity else 0 end;

-- What refunds of the completed order took from a line. Stored totals and parts never change; what stands is the difference.
alter table order_lines
  add check (stock_taken between 0 and quantity),
  add refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity),
  add refunded_krw bigint not null default 0,
  add refunded_supply_krw bigint not null default 0 check (refunded_supply_krw between 0 and supply_krw),
  add refunded_vat_krw bigint not null default 0 check (refunded_vat_krw between 0 and vat_krw),
  add refunded_tax_free_krw bigint not null default 0 check (refunded_tax_free_krw between 0 and tax_free_krw),
  add refunded_service_charge_krw bigint not null default 0
    check (refunded_service_charge_krw between 0 and service_charge_krw),
  add constraint order_lines__refunded check (
    refunded_supply_krw + refunded_vat_krw + refunded_tax_free_krw + refunded_service_charge_krw = refunded_krw);

-- The sums of the lines. refund_asked is what a pending refund asked for, until its provider has decided.
alter table orders
  add refunded_krw bigint not null default 0,
  add refunded_supply_krw bigint not null default 0 check (refunded_supply_krw between 0 and supply_krw),
  add refunded_vat_krw bigint not null default 0 check (refunded_vat_krw between 0 and vat_krw),
  add refunded_tax_free_krw bigint not null default 0 check (refunded_tax_free_krw between 0 and tax_free_krw),
  add refunded_service_charge_krw bigint not null default 0
    check (refunded_service_charge_krw between 0 and service_charge_krw),
  add refund_asked jsonb,
  add constraint orders__refunded check (
    refunded_supply_krw + refunded_vat_krw + refunded_tax_free_krw + refunded_service_charge_krw = refunded_krw),
  add constraint orders__refund_asked check (pending is not distinct from 'REFUND' or refund_asked is null);

-- A completed order that lost a part of its money to a cancellation that a provider refused in part: what is missing
-- counts as refunded. Each part is taken from the lines in their order.
with held as (
  select o.store_id, o.id, o.supply_krw - sum(m.sign * t.supply_krw) as supply,
    o.vat_krw - sum(m.sign * t.vat_krw) as vat, o.tax_free_krw - sum(m.sign * t.tax_free_krw) as tax_free
  from orders o
  join payment_transactions t on t.store_id = o.store_id and t.order_id = o.id and t.status = 'APPROVED'
  cross join lateral (select case t.kind when 'APPROVAL' then 1 else -1 end as sign) m
  where o.status = 'CLOSED' and o.pending is null
  group by o.store_id, o.id
  having o.total_krw > sum(m.sign * t.amount_krw)
), orders_refunded as (
  update orders o set refunded_krw = h.supply + h.vat + h.tax_free, refunded_supply_krw = h.supply,
    refunded_vat_krw = h.vat, refunded_tax_free_krw = h.tax_free
  from held h where o.store_id = h.store_id and o.id = h.id
), shares as (
  select l.store_id, l.order_id, l.line_number,
    least(l.supply_krw, greatest(0, h.supply - coalesce(sum(l.supply_krw) over before, 0))) as supply,
    least(l.vat_krw, greatest(0, h.vat - coalesce(sum(l.vat_krw) over before, 0))) as vat,
    least(l.tax_free_krw, greatest(0, h.tax_free - coalesce(sum(l.tax_free_krw) over before, 0))) as tax_free
  from order_lines l join held h on h.store_id = l.store_id and h.id = l.order_id
  window before as (partition by l.store_id, l.order_id order by l.line_number
    rows between unbounded preceding and 1 preceding)
)
update order_lines l set refunded_krw = s.supply + s.vat + s.tax_free, refunded_supply_krw = s.supply,
  refunded_vat_krw = s.vat, refunded_tax_free_krw = s.tax_free
from shares s
where l.store_id = s.store_id and l.order_id = s.order_id and l.line_number = s.line_number;

-- For reports: few orders are refunded, fewer wait for a provider.
create index orders__refunded_report on orders (store_id, business_date) where refunded_krw > 0;
create index orders__pending_report on orders (store_id, business_date) where pending is not null;

-- The payments of an order never hold more than what stands of it.
create or replace function check_order_not_overpaid() returns trigger language plpgsql as $$
begin
  if (select sum(approved_krw - refunded_krw) from payments
      where store_id = new.store_id and order_id = new.order_id)
    > (select total_krw - refunded_krw from orders where store_id = new.store_id and id = new.order_id)
  then
    raise exception 'order % would hold more than stands of its total', new.order_id
      using errcode = 'check_violation', constraint = 'orders__not_overpaid';
  end if;
  return null;
end $$;
