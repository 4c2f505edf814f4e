import { Button } from '@mantine/core';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { unissuedQuery } from '#hub/cash-receipts/cash-receipts.api.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { useStore } from '#hub/lib/store.tsx';
import { type Back, StoreFrame } from '#hub/lib/store-frame.tsx';
import { useMore } from '#hub/lib/use-more.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import styles from './unissued-list.module.css';
import { UnissuedRow } from './unissued-row.tsx';
import { useIssueAll } from './use-issue-all.ts';

/** Lists the cash payments without a receipt, those due first come first. */
export function UnissuedList({ back }: { back?: Back }) {
  const { t, won } = useCashReceiptWords();
  const { storeId } = useStore();
  const { data: setting } = useSuspenseQuery(paymentSettingQuery(storeId));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    unissuedQuery(storeId),
  );
  const all = useIssueAll(storeId);
  const rows = data.pages.flatMap(({ content }) => content);
  const [first] = data.pages;
  const count = first?.totalElements ?? 0;
  const { list, more } = useMore<HTMLUListElement>({
    ...{ count: rows.length, isFetching: isFetchingNextPage, fetch: fetchNextPage },
  });
  const mayAct = setting.issuesCashReceipts;
  const { length: toIssue } = all.asked?.rows ?? [];
  const left = all.asked?.left ?? 0;
  const hasDuty = rows.some(({ isObligated }) => isObligated);

  return (
    <StoreFrame
      title={t('unissued.title')}
      {...(back && { back })}
      headerSlot={count > 0 && <StatusBadge>{t('unissued.count', { count })}</StatusBadge>}
      actions={
        mayAct &&
        hasDuty && (
          <Button loading={all.isReading} disabled={all.progress !== null} onClick={all.ask}>
            {t('unissued.all.button')}
          </Button>
        )
      }
    >
      {!mayAct && <p className={`warning-box ${styles.notHere}`}>{t(hasDuty ? 'notHereDuty' : 'notHere')}</p>}
      {all.progress && (
        <div className={styles.progress} role="status">
          <span>
            {t('unissued.all.progress', {
              total: all.progress.total,
              count: all.progress.done + all.progress.refused,
            })}
          </span>
          <Button size="sm" onClick={all.stop}>
            {t('unissued.all.stop')}
          </Button>
        </div>
      )}
      {count === 0 ? (
        <EmptyState title={t('unissued.none')} text={t('unissued.noneText')} />
      ) : (
        <div className={styles.list}>
          <p className={styles.intro}>{t('unissued.intro', { amount: won(first?.amount ?? 0) })}</p>
          <ul ref={list} className="list-box" aria-label={t('unissued.title')}>
            {rows.map((row) => (
              <UnissuedRow
                key={row.paymentId}
                storeId={storeId}
                row={row}
                mayAct={mayAct && all.progress === null}
              />
            ))}
          </ul>
          {hasNextPage && (
            <Button size="lg" aria-busy={isFetchingNextPage} onClick={more}>
              {t('unissued.more')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={all.asked !== null}
        onClose={all.giveUp}
        onConfirm={toIssue > 0 ? all.run : all.giveUp}
        title={t('unissued.all.button')}
        text={
          toIssue > 0
            ? [
                t('unissued.all.ask', { count: toIssue, amount: won(all.asked?.amount ?? 0) }),
                ...(left > 0 ? [t('unissued.all.left', { count: left })] : []),
              ].join(' ')
            : t('unissued.all.nothing')
        }
        confirmText={toIssue > 0 ? t('unissued.all.confirm', { count: toIssue }) : t('unissued.all.ok')}
        cancelText={t('close')}
        closeText={t('close')}
      />
    </StoreFrame>
  );
}
