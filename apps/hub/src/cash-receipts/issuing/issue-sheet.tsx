import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { CashReceiptPurpose } from '@maru/contract/cash-receipts/purposes.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { useIssueReceipt } from '#hub/cash-receipts/cash-receipts.api.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { SheetStage } from '#hub/payments/sheet-stage.tsx';
import styles from './issue-sheet.module.css';
import { NumberEntry } from './number-entry.tsx';
import { type Asked, firstWay, receiptWays, rememberWay, selfIssued } from './receipt-way.ts';
import { outcomeOf, useTellOutcome } from './use-tell-outcome.ts';
import { WayButtons } from './way-buttons.tsx';

export type IssueSheetProps = {
  storeId: string;
  paymentId: string;
  amount: number;
  isDuty: boolean;
  /** The receipt to correct, or the refused one. */
  replaces: CashReceipt | null;
  /** Called after the server has answered. */
  onIssued?: () => void;
  onClose: () => void;
};

/** Issues the receipt of a payment later, or corrects its purpose or number. */
export function IssueSheet(props: IssueSheetProps) {
  const { storeId, paymentId, amount, isDuty, replaces, onIssued, onClose } = props;
  const { t, won, numberOf, wayOf } = useCashReceiptWords();
  const issue = useIssueReceipt(storeId);
  const tell = useTellOutcome();
  const [purpose, setPurpose] = useState<CashReceiptPurpose | null>(null);

  const kind = !replaces ? 'issue' : outcomeOf(replaces) === 'REFUSED' ? 'again' : 'correct';

  async function send(asked: Asked) {
    try {
      tell(await issue.mutateAsync({ paymentId, ...asked, ...(replaces && { replacesId: replaces.id }) }));
      onClose();
    } catch (error) {
      reportError(error);
    } finally {
      onIssued?.();
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(`${kind}Title`, { amount: won(amount) })}
      closeText={t('close')}
      width={520}
    >
      {purpose === null ? (
        <SheetStage key="ways">
          <div className={styles.ask}>
            {isDuty && <p className={styles.text}>{t('duty')}</p>}
            {replaces && (
              <p className={styles.text}>
                {t(kind === 'again' ? 'refused' : 'now', {
                  way: wayOf(replaces),
                  number: numberOf(replaces),
                })}
              </p>
            )}
            <WayButtons
              focused={firstWay({ isDuty }) ?? receiptWays[0]}
              isDisabled={issue.isPending}
              onChoose={(way) => {
                rememberWay(way);
                if (way === 'SELF_ISSUED') void send(selfIssued);
                else setPurpose(way);
              }}
            />
            {issue.isPending && <p role="status">{t('issuing')}</p>}
          </div>
        </SheetStage>
      ) : (
        <SheetStage key="number">
          <NumberEntry
            start={purpose}
            replaces={replaces}
            isPending={issue.isPending}
            onIssue={(asked) => void send(asked)}
            onBack={() => setPurpose(null)}
          />
        </SheetStage>
      )}
    </Sheet>
  );
}
