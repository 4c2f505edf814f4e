-- Items whose price is typed at the till (시가): price_krw is then only a suggestion.
alter table menu_items add column market_price boolean not null default false;
-- Whether staff typed the price of the line, with or without an item. Null: written by a server that did not know it.
alter table order_lines add column price_typed boolean;
