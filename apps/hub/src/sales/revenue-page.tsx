import { Button } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { IconDownload } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { DayPicker } from '#hub/lib/days/day-picker.tsx';
import { useMoveDay } from '#hub/lib/days/use-move-day.ts';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { csvFile, writeCsv } from '#hub/lib/downloads/write-csv.ts';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { ExcessNote } from './revenue/excess-note.tsx';
import { Figures } from './revenue/figures.tsx';
import { HoursCard } from './revenue/hours-card.tsx';
import { NoSales } from './revenue/no-sales.tsx';
import { NotYetClosed } from './revenue/not-yet-closed.tsx';
import { revenueCsv } from './revenue/revenue-csv.ts';
import { TaxCard } from './revenue/tax-card.tsx';
import { TendersCard } from './revenue/tenders-card.tsx';
import { useDay } from './revenue/use-day.ts';
import { weekdayName } from './revenue/weekday-name.ts';
import styles from './revenue-page.module.css';
import { loadRevenue } from './sales.api.ts';
import { useSalesWords } from './use-sales-words.ts';

/** Route loader. */
export const loadRevenuePage = (queryClient: QueryClient, storeId: string, date: string | undefined) =>
  Promise.all([loadTexts('sales', 'days'), loadRevenue(queryClient, storeId, date)]);

/** One business day: sales, hours, payments and tax. */
export function RevenuePage() {
  const words = useSalesWords();
  const { t } = words;
  const store = useStore();
  const day = useDay(store);
  const { date, report, isToday, weekBefore, hours, taxType } = day;
  const moveDay = useMoveDay(day);
  useKeys([
    { keys: ['ArrowLeft'], label: t('days:keys.previous'), onPress: () => moveDay(-1) },
    { keys: ['ArrowRight'], label: t('days:keys.next'), onPress: () => moveDay(1) },
  ]);

  const { totals, cancelled, notYetClosed, excess } = report.byTime;
  const isEmpty = totals.orders === 0 && cancelled.orders === 0;
  const download = () => {
    const rows = revenueCsv({ date, report, hours, hasTaxParts: taxType !== 'SIMPLIFIED' }, words);
    downloadFile(t('csv.file', { date }), csvFile(writeCsv(rows)));
  };

  return (
    <StoreFrame
      title={t('title')}
      headerSlot={<DayPicker date={date} today={day.today} />}
      actions={
        <>
          <span className={styles.compared}>
            <StatusBadge>{t('compared', { weekday: weekdayName(weekBefore, t) })}</StatusBadge>
          </span>
          <Button className={styles.download ?? ''} disabled={isEmpty} onClick={download}>
            <IconDownload size={20} aria-hidden />
            <span className={`${styles.downloadWords} heard-only-below-48em`}>{t('csv.button')}</span>
          </Button>
        </>
      }
    >
      <div className={styles.day}>
        {notYetClosed.orders > 0 && <NotYetClosed {...notYetClosed} isToday={isToday} />}
        {excess.payments > 0 && <ExcessNote {...excess} />}
        {isEmpty ? (
          <NoSales isToday={isToday} />
        ) : (
          <>
            <Figures day={day} />
            <div className={styles.parts}>
              <HoursCard day={day} />
              <div className={styles.side}>
                <TendersCard report={report.byPaymentMethod} />
                <TaxCard totals={totals} taxType={taxType} />
              </div>
            </div>
          </>
        )}
      </div>
    </StoreFrame>
  );
}
