import { Switch } from '@mantine/core';
import { applicationStatuses } from '@maru/contract/stores/application.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { storesQuery } from './admin.api.ts';
import { storeColumns } from './store-columns.tsx';
import { changeStoresAddress, readStoresAddress } from './stores-address.ts';
import { useAdminWords } from './use-admin-words.ts';

/** All stores of the platform: search, filter, pages. */
export function StoresPage() {
  const words = useAdminWords();
  const { t } = words;
  const { address, change: changeAddress } = useAddress({
    read: readStoresAddress,
    changed: changeStoresAddress,
  });
  const isFiltered = Object.keys(address).some((key) => key !== 'page');

  return (
    <ListPage
      title={t('stores.title')}
      columns={storeColumns(words)}
      found={useQuery(storesQuery(address))}
      state={address.page ? { page: address.page } : {}}
      onStateChange={({ page }) => changeAddress({ page })}
      href={({ id }) => paths.adminStore({ storeId: id })}
      texts={{
        count: ({ count }) => t('stores.count', { count }),
        loading: t('stores.loading'),
        none: {
          title: t(isFiltered ? 'stores.noneFound' : 'stores.none'),
          text: t(isFiltered ? 'stores.noneFoundText' : 'stores.noneText'),
        },
      }}
      filters={
        <>
          <ListSearch
            label={t('stores.search')}
            description={t('stores.searchHint')}
            value={address.q}
            onSearch={(q) => changeAddress({ q }, true)}
          />
          <Dropdown
            label={t('stores.status')}
            placeholder={t('stores.everyStatus')}
            clearText={t('stores.everyStatus')}
            options={applicationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            value={address.status ?? null}
            onChange={(status) =>
              changeAddress({ status: applicationStatuses.find((one) => one === status) })
            }
          />
          <Switch
            label={t('stores.active')}
            checked={address.active ?? false}
            onChange={({ currentTarget }) => changeAddress({ active: currentTarget.checked || undefined })}
          />
        </>
      }
    />
  );
}
