import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { decisionsOn, type ReceiptDecision } from '@maru/contract/cash-receipts/decision.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { useDecideReceipt } from '#hub/cash-receipts/cash-receipts.api.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { OutcomeChoice } from '#hub/lib/forms/outcome-choice.tsx';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import styles from './order-cash-receipts.module.css';

type DecideReceiptProps = {
  storeId: string;
  receipt: CashReceipt;
  onDecided?: () => void;
  onClose: () => void;
};

const longestReason = 100;
const longestNumber = 20;

/** Lets an owner decide the outcome of a receipt whose issuer has not answered for a day. */
export function DecideReceiptDialog(props: DecideReceiptProps) {
  const { t, won } = useCashReceiptWords();
  const { receipt, onClose } = props;
  const title = t('decide.title', { amount: won(receipt.amount) });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeText={t('close')}>
      <DecideReceiptForm {...props} />
    </Dialog>
  );
}

export function DecideReceiptForm({ storeId, receipt, onDecided, onClose }: DecideReceiptProps) {
  const { t } = useCashReceiptWords();
  const decide = useDecideReceipt(storeId);
  const [decision, setDecision] = useState<ReceiptDecision | null>(null);
  const [typed, setTyped] = useState('');
  const approvalNumber = typed.trim();
  const isNumberWrong = !/^[A-Za-z0-9-]+$/.test(approvalNumber);
  const move = receipt.status === 'CANCEL_REQUESTED' ? 'CANCEL' : 'ISSUE';

  async function submit(reason: string) {
    if (decision === null) return;
    const number = decision === 'ISSUED' ? { approvalNumber } : {};
    try {
      await decide.mutateAsync({ cashReceiptId: receipt.id, decision, ...number, reason });
      onClose();
      showNotice({ id: `decided ${receipt.id}`, type: 'SUCCESS', message: t('decide.done') });
    } catch (error) {
      reportError(error);
    } finally {
      onDecided?.();
    }
  }

  return (
    <ReasonForm
      label={t('decide.why')}
      longest={longestReason}
      quick={[t('decide.reasons.HOMETAX'), t('decide.reasons.CALLED')]}
      isIncomplete={decision === null || (decision === 'ISSUED' && isNumberWrong)}
      act={{
        label: t('decide.act'),
        variant: 'action',
        isPending: decide.isPending,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <p className={styles.text}>{t(`decide.text.${move}`)}</p>
          <OutcomeChoice
            label={t('decide.outcome')}
            value={decision}
            onChange={setDecision}
            options={decisionsOn(receipt, new Date()).map((value) => ({
              value,
              label: t(`decide.outcomes.${value}`),
            }))}
            error={wasTried && decision === null ? t('decide.choose') : undefined}
          />
          {decision === 'ISSUED' && (
            <TextInput
              label={t('decide.approvalNumber')}
              autoComplete="off"
              maxLength={longestNumber}
              value={typed}
              onChange={setTyped}
              error={wasTried && isNumberWrong ? t('decide.wrongNumber') : undefined}
            />
          )}
        </>
      )}
    </ReasonForm>
  );
}
