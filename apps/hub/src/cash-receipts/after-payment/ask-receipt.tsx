import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { CashReceiptPurpose } from '@maru/contract/cash-receipts/purposes.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { undecidedReceiptQuery, useIssueReceipt } from '#hub/cash-receipts/cash-receipts.api.ts';
import { NumberEntry } from '#hub/cash-receipts/issuing/number-entry.tsx';
import { type Asked, rememberWay, selfIssued } from '#hub/cash-receipts/issuing/receipt-way.ts';
import { useTellOutcome } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';
import { WayButtons } from '#hub/cash-receipts/issuing/way-buttons.tsx';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { isAnswered } from '#hub/lib/send-once.ts';
import type { AfterPaymentProps } from '#hub/payments/sold/after-payment.ts';
import styles from './after-payment.module.css';
import { ReceiptOutcome } from './receipt-outcome.tsx';
import { UnsentReceipt } from './unsent-receipt.tsx';

type AskReceiptProps = {
  storeId: string;
  /** Null until the server has the payment. */
  paymentId: string | null;
  orderNumber: number | null;
  amount: number;
  /** The newest receipt of the payment; null also if it was cancelled. */
  receipt: CashReceipt | null;
  isDuty: boolean;
  /** It is the only cash payment on the sheet, so its amount needs no mention and its keys work. */
  isOnly: boolean;
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
  onMissing: AfterPaymentProps['onMissing'];
};

/** Asks about the receipt of one cash payment, issues it in the background, and shows the outcome. */
export function AskReceipt(props: AskReceiptProps) {
  const { storeId, paymentId, orderNumber, amount, receipt, isDuty, isOnly, isTyping, onTyping, onMissing } =
    props;
  const { t, won } = useCashReceiptWords();
  const issue = useIssueReceipt(storeId);
  const tell = useTellOutcome();
  /** The request that the server has not answered. */
  const [unsent, setUnsent] = useState<Asked | null>(null);
  const [isSkipped, setIsSkipped] = useState(false);
  const [purpose, setPurpose] = useState<CashReceiptPurpose>('INCOME_DEDUCTION');
  const isShown = useIsShown();
  const shown = useReceiptNow(storeId, issue.data ?? null, receipt);
  const isRefused = shown?.status === 'FAILED' || shown?.status === 'REJECTED';
  const isMissing = isDuty && !issue.isPending && !isSkipped && (!shown || isRefused);
  useEffect(() => {
    if (!isMissing) return;
    onMissing(1);
    return () => onMissing(-1);
  }, [isMissing, onMissing]);

  async function send(asked: Asked) {
    if (!paymentId) return;
    onTyping(false);
    setUnsent(null);
    try {
      const replaces = isRefused ? { replacesId: shown.id } : {};
      const issued = await issue.mutateAsync({ paymentId, ...asked, ...replaces });
      // This sheet shows the outcome itself. A notice is needed only after the sheet was closed.
      if (!isShown.current) tell(issued, { about: orderNumber ? t('about', { number: orderNumber }) : '' });
    } catch (error) {
      if (!isAnswered(error)) setUnsent(asked);
      reportError(error);
    }
  }

  if (isTyping) {
    return (
      <NumberEntry
        about={t(orderNumber === null ? 'entry.aboutNew' : 'entry.about', {
          number: orderNumber ?? '',
          amount: won(amount),
        })}
        start={purpose}
        replaces={isRefused ? shown : null}
        onIssue={(asked) => void send(asked)}
        onBack={() => onTyping(false)}
      />
    );
  }
  if (unsent && !issue.isPending && (!shown || isRefused))
    return <UnsentReceipt asked={unsent} onRetry={() => void send(unsent)} onDrop={() => setUnsent(null)} />;
  if (issue.isPending) return <p role="status">{t('issuing')}</p>;
  return (
    <div className={styles.ask}>
      {shown && <ReceiptOutcome receipt={shown} />}
      {(!shown || isRefused) && isSkipped && (
        <p role="status" className={styles.text}>
          {t(isDuty ? 'skippedDuty' : 'skipped')}
        </p>
      )}
      {(!shown || isRefused) && !isSkipped && (
        <>
          {isDuty && <p className={`warning-box ${styles.duty}`}>{t('duty')}</p>}
          {!isOnly && <p className={styles.text}>{t('cashOf', { amount: won(amount) })}</p>}
          <WayButtons
            isDisabled={paymentId === null}
            hasKeys={isOnly}
            onChoose={(way) => {
              rememberWay(way);
              if (way === 'SELF_ISSUED') return void send(selfIssued);
              setPurpose(way);
              onTyping(true);
            }}
            onSkip={() => setIsSkipped(true)}
          />
        </>
      )}
    </div>
  );
}

/** The newer state of the receipt: that in the answer to the request, or that in the order fetched since. */
function newerOf(answered: CashReceipt | null, read: CashReceipt | null): CashReceipt | null {
  if (!answered || !read || answered.id === read.id) return read ?? answered;
  return answered.requestedAt > read.requestedAt ? answered : read;
}

/** A receipt that waits for its issuer is polled on its own, because a paid order is no longer fetched. */
function useReceiptNow(storeId: string, answered: CashReceipt | null, read: CashReceipt | null) {
  const said = newerOf(answered, read);
  const isAnswer = said !== null && said === answered;
  const { data } = useQuery({
    ...undecidedReceiptQuery(storeId, said),
    ...(isAnswer && { initialData: said }),
  });
  return data ?? said;
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
