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
import { useTellOutcome } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';
import { decideReceiptDialog, issueSheet } from '#hub/cash-receipts/later-dialogs.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { useStore } from '#hub/lib/store.tsx';
import { daysLeftOf } from './days-left.ts';
import { rowStateOf, undecidedOfRow } from './row-state.ts';
import styles from './unissued-row.module.css';

type UnissuedRowProps = { storeId: string; row: UnissuedCash; mayAct: boolean };

/** One cash payment without a receipt: amount, days left, the outcome of a request, and the acts. */
export function UnissuedRow({ storeId, row, mayAct }: UnissuedRowProps) {
  const { t, language, won, refusalOf } = useCashReceiptWords();
  const titleId = useId();
  const { role } = useStore();
  const [open, setOpen] = useState<'ISSUE' | 'DECIDE' | null>(null);
  const IssueSheet = usePart(issueSheet, open === 'ISSUE');
  const DecideDialog = usePart(decideReceiptDialog, open === 'DECIDE');
  const issue = useIssueReceipt(storeId);
  const tell = useTellOutcome();
  const { orderId, orderNumber, paymentId, amount, takenAt, daysLeft, isObligated, receipt } = row;
  const about = t('about', { number: orderNumber });
  const now = new Date();
  const state = rowStateOf(row, now);
  const undecided = undecidedOfRow(row, now);
  const shown = undecided ?? receipt ?? row.waitsFor;
  const isRefused = state === 'REFUSED';
  const decides = undecided !== undefined && role === 'OWNER';
  const unanswered = undecided?.status === 'CANCEL_REQUESTED' ? 'uncancelled' : 'unanswered';
  const due = daysLeftOf(daysLeft);
  const typing = t(isRefused ? 'acts.CORRECT_REFUSED' : 'unissued.issue');

  async function issueItself() {
    try {
      const replaces = receipt && isRefused ? { replacesId: receipt.id } : {};
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
        {shown && (
          <p className={styles.state} data-state={state}>
            {isRefused
              ? `${t('said.REFUSED')} ${refusalOf(shown)}`
              : undecided
                ? t(decides ? `unissued.${unanswered}` : `unissued.${unanswered}Staff`)
                : t(`statuses.${shown.status}`)}
          </p>
        )}
      </div>
      {decides && (
        <div className={styles.acts}>
          <Button
            size="lg"
            aria-label={t('unissued.actOf', { number: orderNumber, act: t('acts.DECIDE') })}
            onClick={() => setOpen('DECIDE')}
          >
            {t('acts.DECIDE')}
          </Button>
        </div>
      )}
      {mayAct && (state === 'NONE' || isRefused) && (
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
            onClick={() => setOpen('ISSUE')}
          >
            {typing}
          </Button>
        </div>
      )}
      <Suspense>
        {open === 'ISSUE' && IssueSheet && (
          <IssueSheet
            storeId={storeId}
            paymentId={paymentId}
            amount={amount}
            isDuty={isObligated}
            replaces={isRefused ? receipt : null}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'DECIDE' && decides && DecideDialog && (
          <DecideDialog storeId={storeId} receipt={undecided} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </li>
  );
}
