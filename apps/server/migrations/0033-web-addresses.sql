-- HOMEPAGE and INSTAGRAM could contain any text, such as `javascript:`. Remove values that are no web address, because
-- nobody could open them. Add https if only the scheme is missing.
update stores s
set additional_info = (
  select coalesce(
    jsonb_agg(
      case
        when said.key in ('HOMEPAGE', 'INSTAGRAM') and said.value !~* '^https?://' and not said.is_account
          then jsonb_build_object('key', said.key, 'value', 'https://' || said.value)
        else said.entry
      end
      order by said.place
    ),
    '[]'
  )
  from (
    select entry, place, entry ->> 'key' as key, entry ->> 'value' as value,
      entry ->> 'key' = 'INSTAGRAM' and entry ->> 'value' ~ '^@?[A-Za-z0-9_.]{1,30}$' as is_account
    from jsonb_array_elements(s.additional_info) with ordinality as entries (entry, place)
  ) said
  where said.key not in ('HOMEPAGE', 'INSTAGRAM')
    or said.is_account
    or said.value ~* '^(https?://)?[^\s\\/@?#:]+\.[^\s\\/@?#:]+(:\d+)?([/?#][^\s\\]*)?$'
)
where s.additional_info @? '$[*] ? (@.key == "HOMEPAGE" || @.key == "INSTAGRAM")';
