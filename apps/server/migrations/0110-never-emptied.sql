-- Triggers of statements are not inherited: partitions that were made before their trail had its own could be emptied.
-- Tables of points and of consents refused changes of rows only.
do $$
declare
  part regclass;
  kept text;
begin
  for part, kept in
    select i.inhrelid::regclass, c.relname
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('store_trail'::regclass, 'user_trail'::regclass)
      and not exists (
        select from pg_trigger where tgrelid = i.inhrelid and tgname = c.relname || '__never_emptied'
      )
  loop
    execute format('create trigger %I before truncate on %s for each statement execute function refuse_change()',
      kept || '__never_emptied', part);
  end loop;
  foreach kept in array array['point_entries', 'point_allocations', 'point_clearings', 'customer_consents'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
      kept || '__never_emptied', kept);
  end loop;
end
$$;
