-- Reads the orders of before once, without stopping anybody who reads or writes them.
alter table orders validate constraint orders__customer;
alter table orders validate constraint orders__points_given_back;
alter table orders validate constraint orders__points_of_customer;
alter table order_lines validate constraint order_lines__points_given_back;
