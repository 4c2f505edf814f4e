import { Button } from '@mantine/core';
import type { CashReceipt, CashReceiptStatus } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { usePart } from '@maru/ui/later/later.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { reportError } from '@maru/web/report-error.ts';
import { Suspense, useState } from 'react';
import { useIssueReceipt } from '#hub/cash-receipts/cash-receipts.api.ts';
import { keepsNumber, selfIssued } from '#hub/cash-receipts/issuing/receipt-way.ts';
import { useTellOutcome } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';
import { cancelDialog, decideReceiptDialog, issueSheet } from '#hub/cash-receipts/later-dialogs.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { useStore } from '#hub/lib/store.tsx';
import styles from './order-cash-receipts.module.css';
import { type CashPayment, type ReceiptAct, receiptActs, undecidedOf } from './receipts-of-order.ts';

type PaymentReceiptsProps = {
  storeId: string;
  order: Order;
  of: CashPayment;
  isDuty: boolean;
  mayAct: boolean;
  onChanged: () => void;
};

/** One cash payment: its newest receipt with acts, and earlier ones below. */
export function PaymentReceipts({ storeId, order, of, isDuty, mayAct, onChanged }: PaymentReceiptsProps) {
  const { t, won } = useCashReceiptWords();
  const [open, setOpen] = useState<ReceiptAct | null>(null);
  const issue = useIssueReceipt(storeId);
  const tell = useTellOutcome();
  const { payment, held, receipts } = of;
  const [last = null] = receipts;
  const { role } = useStore();
  const undecided = role === 'OWNER' ? undecidedOf(of, new Date()) : undefined;
  const acts: readonly ReceiptAct[] = [
    ...(mayAct ? receiptActs(of, order) : []),
    ...(undecided ? (['DECIDE'] as const) : []),
  ];
  const isMissing = held > 0 && (last === null || last.status === 'CANCELLED');
  const isOpen = open !== null && acts.includes(open);
  const IssueSheet = usePart(issueSheet, open === 'ISSUE' || open === 'CORRECT');
  const CancelDialog = usePart(cancelDialog, open === 'CANCEL' || open === 'DROP');
  const DecideDialog = usePart(decideReceiptDialog, open === 'DECIDE');
  const shut = () => setOpen(null);

  /** Issues the receipt again for the same number with one press. */
  async function issueAgain(refused: CashReceipt) {
    const asked = keepsNumber(refused, refused.purpose) ? { purpose: refused.purpose } : selfIssued;
    try {
      tell(await issue.mutateAsync({ paymentId: payment.id, ...asked, replacesId: refused.id }));
    } catch (error) {
      reportError(error);
    } finally {
      onChanged();
    }
  }

  return (
    <li className={styles.payment}>
      {isMissing && (
        <p className={styles.missing} data-duty={isDuty || undefined}>
          {t(isDuty ? 'missingDuty' : 'missing', { amount: won(held) })}
        </p>
      )}
      {last && <ReceiptFacts receipt={last} />}
      {acts.length > 0 && (
        <div className={styles.acts}>
          {acts.map((act) => (
            <Button
              key={act}
              size="sm"
              loading={act === 'ISSUE_AGAIN' && issue.isPending}
              onClick={() => (act === 'ISSUE_AGAIN' && last ? void issueAgain(last) : setOpen(act))}
            >
              {t(act === 'CORRECT' && last?.isNumberErased ? 'acts.CORRECT_REFUSED' : `acts.${act}`)}
            </Button>
          ))}
        </div>
      )}
      {receipts.slice(1).map((receipt) => (
        <ReceiptFacts key={receipt.id} receipt={receipt} />
      ))}
      <Suspense>
        {isOpen && (open === 'ISSUE' || open === 'CORRECT') && IssueSheet && (
          <IssueSheet
            storeId={storeId}
            paymentId={payment.id}
            amount={held}
            isDuty={isDuty && open === 'ISSUE'}
            replaces={open === 'CORRECT' ? last : null}
            onIssued={onChanged}
            onClose={shut}
          />
        )}
        {isOpen && last && (open === 'CANCEL' || open === 'DROP') && CancelDialog && (
          <CancelDialog
            storeId={storeId}
            receipt={last}
            isDuty={isDuty}
            onCancelled={onChanged}
            onClose={shut}
          />
        )}
        {isOpen && undecided && open === 'DECIDE' && DecideDialog && (
          <DecideDialog storeId={storeId} receipt={undecided} onDecided={onChanged} onClose={shut} />
        )}
      </Suspense>
    </li>
  );
}

const tones: Record<CashReceiptStatus, Tone> = {
  REQUESTED: 'warning',
  ISSUED: 'success',
  CONFIRMED: 'success',
  REJECTED: 'danger',
  CANCEL_REQUESTED: 'warning',
  CANCELLED: 'neutral',
  FAILED: 'danger',
};

/** Shows the state, amount, masked number and approval number of a receipt, and why it was refused. */
function ReceiptFacts({ receipt }: { receipt: CashReceipt }) {
  const { t, language, won, numberOf, wayOf, refusalOf } = useCashReceiptWords();
  const { status, amount, approvalNumber, requestedAt, issuedAt, cancelledAt } = receipt;
  const at = cancelledAt ?? issuedAt ?? requestedAt;
  const details = [
    wayOf(receipt),
    receipt.identifierKind !== 'SELF_ISSUED' && numberOf(receipt),
    approvalNumber && t('receipt:approval', { number: approvalNumber }),
    cancelledAt ? t('cancelledAt', { time: formatDateTime(at, language) }) : formatDateTime(at, language),
  ];

  return (
    <div className={styles.receipt}>
      <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
      <span className={styles.amount} data-counts={status === 'ISSUED' || status === 'CONFIRMED'}>
        {won(amount)}
      </span>
      <span className={styles.more}>
        <DetailLine parts={details} />
      </span>
      {(status === 'FAILED' || status === 'REJECTED') && (
        <span className={styles.refused}>{refusalOf(receipt)}</span>
      )}
      {status === 'CANCEL_REQUESTED' && receipt.failure && (
        <span className={styles.refused}>{t('cancelRefused')}</span>
      )}
    </div>
  );
}
