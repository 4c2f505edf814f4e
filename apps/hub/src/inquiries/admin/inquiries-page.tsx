import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { TimeLeftBadge } from '#hub/stores/admin/time-left-badge.tsx';
import { inquiriesQuery } from './admin-inquiries.api.ts';
import { ChoosingBar } from './choosing-bar.tsx';
import styles from './inquiries.module.css';
import { changeInquiriesAddress, readInquiriesAddress } from './inquiries-address.ts';
import { inquiryColumns } from './inquiry-columns.tsx';
import { useInquiryWords } from './use-inquiry-words.ts';

/** Route loader. */
export const loadInquiries = (queryClient: QueryClient, search: Record<string, unknown>) =>
  Promise.all([
    loadTexts('admin-inquiries', 'admin', 'list'),
    queryClient.ensureQueryData(inquiriesQuery(readInquiriesAddress(search))),
  ]);

const views = ['WAITING', 'OVERDUE', 'ANSWERED', 'CLOSED', 'ALL'] as const;

/** Lists inquiries of visitors and users. Waiting ones are sorted by the time left for the answer. */
export function InquiriesPage() {
  const words = useInquiryWords();
  const { t } = words;
  const { address, change } = useAddress({ read: readInquiriesAddress, changed: changeInquiriesAddress });
  const { state = 'WAITING' } = address;
  const found = useQuery(inquiriesQuery(address));
  const ids = (found.data?.content ?? []).map(({ id }) => id);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = ids.filter((id) => ticked.includes(id));
  // Rows can be selected only in the lists in which every inquiry is waiting.
  const choosing =
    (state === 'WAITING' || state === 'OVERDUE') && ids.length > 0
      ? { chosen, onChoose: setTicked }
      : undefined;

  return (
    <ListPage
      title={t('title')}
      columns={inquiryColumns(words, (dueAt) => <TimeLeftBadge dueAt={dueAt} />, choosing)}
      found={found}
      state={address.page ? { page: address.page } : {}}
      onStateChange={({ page }) => change({ page })}
      href={({ id }) => paths.adminInquiry({ inquiryId: id })}
      texts={{
        count: ({ count }) => t('count', { count }),
        loading: t('loading'),
        none: {
          title: t(address.q ? 'noneFound' : `none.${state}`),
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
          <div className={styles.views}>
            <Segmented
              label={t('view')}
              value={state}
              onChange={(to) => change({ state: to })}
              options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
            />
          </div>
          {choosing && <ChoosingBar ids={ids} {...choosing} />}
        </>
      }
    />
  );
}
