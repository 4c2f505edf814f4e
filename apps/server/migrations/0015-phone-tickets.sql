-- A ticket is the verified row of its browser until it is spent. Only the browser's cookie identifies it.
alter table phone_verifications drop column ticket_hash;
