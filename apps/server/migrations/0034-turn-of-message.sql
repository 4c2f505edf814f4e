-- The user, store or network whose turn this message takes; null once it is settled, like the recipient.
alter table messages add column turn_of text;
