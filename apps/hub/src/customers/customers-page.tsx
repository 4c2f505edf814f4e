import { Button } from '@mantine/core';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { ChoiceFilter } from '#hub/lib/filters/choice-filter.tsx';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { useStore } from '#hub/lib/store.tsx';
import { customersQuery, customerTagsQuery } from './customers.api.ts';
import { customerColumns } from './list/customer-columns.tsx';
import { changeCustomersAddress, readCustomersAddress } from './list/customers-address.ts';
import { ExportDialog } from './list/export-dialog.tsx';
import { useCustomerOfficeWords } from './use-customer-office-words.ts';

/** If there are more tags than this, they are searched by typing. */
const mostListed = 12;

/** Route loader. */
export const loadCustomersPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) =>
  Promise.all([
    loadTexts('customer-office', 'forms', 'list'),
    queryClient.ensureQueryData(customersQuery(storeId, readCustomersAddress(search))),
    queryClient.ensureQueryData(customerTagsQuery(storeId)),
  ]);

/** The customers of a store: search, pages, export. Names and numbers are masked. */
export function CustomersPage() {
  const words = useCustomerOfficeWords();
  const { t } = words;
  const { storeId, may } = useStore();
  const { address, change: changeAddress } = useAddress({
    read: readCustomersAddress,
    changed: changeCustomersAddress,
  });
  const { data: tags = [] } = useQuery(customerTagsQuery(storeId));
  const [isExporting, setIsExporting] = useState(false);
  const isFiltered = [address.q, address.tag, address.news].some((part) => part !== undefined);

  return (
    <>
      <ListPage
        title={t('title')}
        actions={<Button onClick={() => setIsExporting(true)}>{t('export.open')}</Button>}
        columns={customerColumns(words)}
        found={useQuery(customersQuery(storeId, address))}
        state={address.cursor ? { cursor: address.cursor } : {}}
        onStateChange={({ cursor }) => changeAddress({ cursor })}
        href={({ id }) => paths.customer({ storeId, customerId: id })}
        texts={{
          count: ({ hasMore, ...count }) => t(hasMore ? 'countMore' : 'count', count),
          loading: t('loading'),
          none: {
            title: t(isFiltered ? 'noneFound' : 'none'),
            text: t(isFiltered ? 'noneFoundText' : 'noneText'),
            action: !isFiltered && may('ORDER') && (
              <Link to={paths.till({ storeId })} className="small-link">
                {t('toTill')}
              </Link>
            ),
          },
        }}
        filters={
          <>
            <ListSearch
              label={t('search')}
              description={t('searchHint')}
              value={address.q}
              onSearch={(q) => changeAddress({ q }, true)}
            />
            {(tags.length > 0 || address.tag !== undefined) && (
              <ChoiceFilter
                label={t('tag')}
                everyText={t('everyTag')}
                options={tags.map((tag) => ({ value: tag, label: tag }))}
                value={address.tag}
                {...(address.tag !== undefined && { goneText: address.tag })}
                onChange={(tag) => changeAddress({ tag })}
                hasSearch={tags.length > mostListed}
              />
            )}
            <ChoiceFilter
              label={t('news.label')}
              everyText={t('news.every')}
              options={[{ value: 'AGREED', label: t('news.agreedOnly') }]}
              value={address.news}
              onChange={(news) => changeAddress({ news })}
            />
          </>
        }
      />
      {isExporting && (
        <ExportDialog storeId={storeId} address={address} onClose={() => setIsExporting(false)} />
      )}
    </>
  );
}
