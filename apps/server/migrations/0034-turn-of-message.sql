-- The user, store or network of whom sending this message takes a turn; null once it is settled, as is the recipient.
alter table messages add column turn_of text;
