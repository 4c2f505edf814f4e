-- A ticket is the verified row of its browser until it is spent: nothing but the browser's cookie names it.
alter table phone_verifications drop column ticket_hash;
