-- A changed registration ends when its store is suspended: a suspended store keeps its registration.
alter table store_registration_changes drop constraint store_registration_changes_state_check;
alter table store_registration_changes add constraint store_registration_changes_state_check
  check (state in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'REPLACED', 'SUSPENDED'));
update store_registration_changes c set state = 'SUSPENDED', decided_at = now(), registration_file_id = null
  from stores s where s.id = c.store_id and s.application_status = 'TERMINATED' and c.state = 'WAITING';
