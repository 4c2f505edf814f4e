-- What cash receipts and guests' payments refer to. The keys that they were made with must stay as long as they do.
alter table cash_receipts
  add constraint cash_receipts__order_id foreign key (store_id, order_id) references orders (store_id, id),
  add constraint cash_receipts__provider_keys
    foreign key (store_id, provider_keys_id) references store_provider_keys (store_id, id);
alter table pay_tries
  add constraint pay_tries__provider_keys
    foreign key (store_id, provider_keys_id) references store_provider_keys (store_id, id);
create index cash_receipts__provider_keys on cash_receipts (store_id, provider_keys_id)
  where provider_keys_id is not null;
create index pay_tries__provider_keys on pay_tries (store_id, provider_keys_id) where provider_keys_id is not null;
-- The list of cash without a receipt reads receipts by payment.
create index cash_receipts__payment on cash_receipts (store_id, payment_id);
