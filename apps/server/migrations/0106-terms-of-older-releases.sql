-- The day that the release named for this version. It tells an older release, whose day is known already, from a change
-- back to a former text, which names a new one.
alter table terms_articles add column change_from date;
update terms_articles set change_from = (effective_at at time zone 'Asia/Seoul')::date where effective_at > published_at;
