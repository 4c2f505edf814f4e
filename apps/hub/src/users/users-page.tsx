import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { userColumns } from './list/user-columns.tsx';
import {
  changeUsersAddress,
  dayChoices,
  readUsersAddress,
  rowChoices,
  usualRows,
} from './list/users-address.ts';
import { useUserWords } from './use-user-words.ts';
import { usersQuery } from './users.api.ts';

/** Route loader. */
export const loadUsers = (queryClient: QueryClient, search: Record<string, unknown>) =>
  Promise.all([
    loadTexts('admin-users', 'list'),
    queryClient.ensureQueryData(usersQuery(readUsersAddress(search))),
  ]);

/** All users of the platform: search by the beginning of username or name, period of registration, rows a page, pages. */
export function UsersPage() {
  const words = useUserWords();
  const { t } = words;
  const { address, change } = useAddress({ read: readUsersAddress, changed: changeUsersAddress });

  return (
    <ListPage
      title={t('title')}
      columns={userColumns(words)}
      found={useQuery(usersQuery(address))}
      state={address.cursor ? { cursor: address.cursor } : {}}
      onStateChange={({ cursor }) => change({ cursor })}
      href={({ id }) => paths.adminUser({ userId: id })}
      texts={{
        count: ({ hasMore, ...count }) => t(hasMore ? 'countMore' : 'count', count),
        loading: t('loading'),
        none: {
          title: t(address.q ? 'noneFound' : address.days ? 'noneRegistered' : 'none'),
          text: t(address.q ? 'noneFoundText' : 'noneText'),
        },
      }}
      filters={
        <>
          <ListSearch
            label={t('search')}
            description={t('searchHint')}
            value={address.q}
            onSearch={(q) => change({ q }, true)}
          />
          <Dropdown
            label={t('registered')}
            placeholder={t('registeredAnyDay')}
            clearText={t('registeredAnyDay')}
            options={dayChoices.map((days) => ({
              value: String(days),
              label: t(`registeredWithin.${days}`),
            }))}
            value={address.days === undefined ? null : String(address.days)}
            onChange={(days) => change({ days: dayChoices.find((choice) => String(choice) === days) })}
          />
          <Dropdown
            label={t('rows')}
            options={rowChoices.map((rows) => ({ value: String(rows), label: t('rowsOf', { count: rows }) }))}
            value={String(address.rows ?? usualRows)}
            onChange={(rows) => change({ rows: rowChoices.find((choice) => String(choice) === rows) })}
          />
        </>
      }
    />
  );
}
