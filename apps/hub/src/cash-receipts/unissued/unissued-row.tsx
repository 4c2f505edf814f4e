import { Button } from '@mantine/core';
import type { UnissuedCash } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { reportError } from '@maru/web/report-error.ts';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useIssueReceipt } from '#hub/cash-receipts/cash-receipts.api.ts';
import { selfIssued } from '#hub/cash-receipts/issuing/receipt-way.ts';
import { outcomeOf, useTellOutcome } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';
import { issueSheet } from '#hub/cash-receipts/later-dialogs.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { daysLeftOf } from './days-left.ts';
import styles from './unissued-row.module.css';

type UnissuedRowProps = { storeId: string; row: UnissuedCash; mayAct: boolean };

/** Cash without a receipt: how much, for how long it may wait, what became of a request, and what to do. */
export function UnissuedRow({ storeId, row, mayAct }: UnissuedRowProps) {
  const { t, language, won, refusalOf } = useCashReceiptWords();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const IssueSheet = usePart(issueSheet, isOpen);
  const issue = useIssueReceipt(storeId);
  const tell = useTellOutcome();
  const { orderId, orderNumber, paymentId, amount, takenAt, daysLeft, isObligated, receipt } = row;
  const about = t('about', { number: orderNumber });
  const isRefused = receipt !== null && outcomeOf(receipt) === 'REFUSED';
  const isWaiting = receipt !== null && !isRefused;
  const due = daysLeftOf(daysLeft);
  const typing = t(isRefused ? 'acts.CORRECT_REFUSED' : 'unissued.issue');

  async function issueItself() {
    try {
      const replaces = isRefused ? { replacesId: receipt.id } : {};
      tell(await issue.mutateAsync({ paymentId, ...selfIssued, ...replaces }), { about });
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div className={styles.what}>
        <p className={styles.title} id={titleId}>
          <Link to={paths.order({ storeId, orderId })}>{t('unissued.order', { number: orderNumber })}</Link>
          <strong>{won(amount)}</strong>
        </p>
        <p className={styles.meta}>
          {isObligated ? (
            <StatusBadge tone={daysLeft < 0 ? 'danger' : daysLeft <= 1 ? 'warning' : 'neutral'}>
              {t(`unissued.days.${due.key}`, { count: due.count })}
            </StatusBadge>
          ) : (
            <StatusBadge>{t('unissued.asked')}</StatusBadge>
          )}
          <time dateTime={takenAt}>{t('unissued.taken', { time: formatDateTime(takenAt, language) })}</time>
        </p>
        {receipt && (
          <p className={styles.state} data-refused={isRefused || undefined}>
            {isRefused ? `${t('said.REFUSED')} ${refusalOf(receipt)}` : t(`statuses.${receipt.status}`)}
          </p>
        )}
      </div>
      {mayAct && !isWaiting && (
        <div className={styles.acts}>
          <Button
            size="lg"
            loading={issue.isPending}
            aria-label={t('unissued.actOf', { number: orderNumber, act: t('ways.SELF_ISSUED') })}
            onClick={() => void issueItself()}
          >
            {t('ways.SELF_ISSUED')}
          </Button>
          <Button
            size="lg"
            variant="brand"
            disabled={issue.isPending}
            aria-label={t('unissued.actOf', { number: orderNumber, act: typing })}
            onClick={() => setIsOpen(true)}
          >
            {typing}
          </Button>
        </div>
      )}
      <Suspense>
        {isOpen && IssueSheet && (
          <IssueSheet
            storeId={storeId}
            paymentId={paymentId}
            amount={amount}
            isDuty={isObligated}
            replaces={isRefused ? receipt : null}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </li>
  );
}
