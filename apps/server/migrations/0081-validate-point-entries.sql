-- Reads the entries of before once, without stopping anybody who reads or writes them.
alter table point_entries validate constraint point_entries__counter;
alter table point_entries validate constraint point_entries__in_order;
alter table point_entries validate constraint point_entries__elsewhere;
alter table point_entries validate constraint point_entries__clearing;
