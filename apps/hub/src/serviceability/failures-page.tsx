import type { FailureState } from '@maru/contract/serviceability/serviceability-rules.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { useProviderWords } from '#hub/lib/use-provider-words.ts';
import { jobColumns, messageColumns, paymentColumns, receiptColumns } from './failure-columns.tsx';
import {
  changeFailuresAddress,
  type FailuresAddress,
  type FailuresChange,
  failureViews,
  readFailuresAddress,
} from './failures-address.ts';
import styles from './failures-page.module.css';
import {
  failedJobsQuery,
  failedMessagesQuery,
  failedReceiptsQuery,
  unknownPaymentsQuery,
} from './serviceability.api.ts';
import { useServiceabilityWords } from './use-serviceability-words.ts';

const askedOf = ({ state, page = 1 }: FailuresAddress): { state: FailureState; page: number } => ({
  state: state ?? 'FAILED',
  page,
});

/** Route loader. */
export const loadFailures = (queryClient: QueryClient, search: Record<string, unknown>) => {
  const address = readFailuresAddress(search);
  return Promise.all([loadTexts('serviceability', 'list'), ensureList(queryClient, address)]);
};

function ensureList(queryClient: QueryClient, address: FailuresAddress): Promise<unknown> {
  const asked = askedOf(address);
  if (address.view === 'RECEIPTS') return queryClient.ensureQueryData(failedReceiptsQuery(asked));
  if (address.view === 'PAYMENTS') return queryClient.ensureQueryData(unknownPaymentsQuery(asked));
  if (address.view === 'JOBS') return queryClient.ensureQueryData(failedJobsQuery(asked));
  return queryClient.ensureQueryData(failedMessagesQuery(asked));
}

/** Lists messages, cash receipts, payments and jobs that failed, of all stores. */
export function FailuresPage() {
  const words = useServiceabilityWords();
  const { failureWords } = useProviderWords();
  const { address, change } = useAddress({ read: readFailuresAddress, changed: changeFailuresAddress });
  const asked = askedOf(address);
  const shared = useSharedProps(address, change);
  const storeOf = ({ storeId }: { storeId: string }) => paths.adminStore({ storeId });

  const { view = 'MESSAGES' } = address;
  const of = (name: typeof view) => ({ enabled: view === name });
  const messages = useQuery({ ...failedMessagesQuery(asked), ...of('MESSAGES') });
  const receipts = useQuery({ ...failedReceiptsQuery(asked), ...of('RECEIPTS') });
  const payments = useQuery({ ...unknownPaymentsQuery(asked), ...of('PAYMENTS') });
  const jobs = useQuery({ ...failedJobsQuery(asked), ...of('JOBS') });

  if (view === 'RECEIPTS') {
    const columns = receiptColumns(words, failureWords);
    return <ListPage {...shared} columns={columns} found={receipts} href={storeOf} />;
  }
  if (view === 'PAYMENTS') {
    return <ListPage {...shared} columns={paymentColumns(words)} found={payments} href={storeOf} />;
  }
  if (view === 'JOBS') return <ListPage {...shared} columns={jobColumns(words)} found={jobs} />;
  return <ListPage {...shared} columns={messageColumns(words)} found={messages} />;
}

function useSharedProps(address: FailuresAddress, change: (to: FailuresChange) => void) {
  const { t, countOf } = useServiceabilityWords();
  const { view = 'MESSAGES', state = 'FAILED', page } = address;
  return {
    title: t('failures.title'),
    label: t(`failures.views.${view}`),
    back: { to: paths.admin(), label: t('title') },
    state: page ? { page } : {},
    onStateChange: ({ page: to }: { page?: number }) => change({ page: to }),
    texts: {
      count: ({ count }: { count: number }) => countOf(count),
      loading: t('failures.loading'),
      none: { title: t(`failures.none.${view}`), text: t('failures.noneText') },
    },
    // In a row of its own, because four labels need the width of a phone.
    children: (
      <>
        <Segmented
          label={t('failures.view')}
          isFullWidth
          value={view}
          onChange={(to) => change({ view: to })}
          options={failureViews.map((value) => ({ value, label: t(`failures.views.${value}`) }))}
        />
        {(view === 'PAYMENTS' || view === 'RECEIPTS') && (
          <p className={styles.hint}>{t(`failures.hints.${view}`)}</p>
        )}
      </>
    ),
    filters: (view === 'MESSAGES' || view === 'JOBS') && (
      <Segmented
        label={t('failures.state')}
        value={state}
        onChange={(to) => change({ state: to })}
        options={(['FAILED', 'LATE'] as const).map((value) => ({
          value,
          label: t(`failures.states.${value}`),
        }))}
      />
    ),
  };
}
