-- Whether the accepted tenders were chosen, or the given ones confirmed. Ends that first step of a new store.
alter table store_settings add column tenders_chosen boolean not null default false;
update store_settings set tenders_chosen = true
  where not (tender_types @> '{card,INSTORE_CASH,INSTORE_CAT}' and cardinality(tender_types) = 3);
