import type { ExcessRow } from '@maru/contract/orders/excess.endpoints.ts';
import { mayTender } from '@maru/contract/payments/may-tender.ts';
import { type HandTenderType, handTenderTypes } from '@maru/contract/payments/payment-type.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { ApprovalNumberField } from '#hub/payments/tender/approval-number-field.tsx';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { useSettleExcess } from './excess.api.ts';
import styles from './excess.module.css';
import { PaymentFacts } from './payment-facts.tsx';

export type Unsettled = Pick<ExcessRow, 'kind' | 'paymentId' | 'amount' | 'orderType'> & {
  /** Set in a list, where the order is not on the screen. */
  orderId?: string;
};
type SettleExcessDialogProps = { unsettled: Unsettled; onClose: () => void };
type Way = HandTenderType | 'WRITE_OFF';

const longestReason = 100;

/** Records that a person gave excess money back, or that missing money was collected or given up. */
export function SettleExcessDialog({ unsettled, onClose }: SettleExcessDialogProps) {
  const { t, won } = useOrderWords();
  const { storeId, may } = useStore();
  const settle = useSettleExcess(storeId);
  const { tenderTypes } = useSuspenseQuery(paymentSettingQuery(storeId)).data;
  const { kind, paymentId: id, orderId, orderType } = unsettled;
  const ways: Way[] = [
    ...handTenderTypes.filter((type) => mayTender(type, { orderType, tenderTypes })),
    'WRITE_OFF',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'WRITE_OFF');
  const [approvalNumber, setApprovalNumber] = useState('');
  const act = kind === 'EXCESS' ? 'GIVE_BACK' : way === 'WRITE_OFF' ? 'WRITE_OFF' : 'TAKE';
  const amount = won(unsettled.amount);

  async function submit(reason: string) {
    const typed = way === 'INSTORE_CAT' && approvalNumber.trim();
    const taken = act === 'TAKE' && way !== 'WRITE_OFF' ? { type: way } : {};
    try {
      await settle.mutateAsync({ id, act, reason, ...taken, ...(typed && { approvalNumber: typed }) });
      onClose();
      showNotice({ type: 'SUCCESS', message: t(`excess.done.${act}`, { amount }) });
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t(`excess.titles.${kind}`, { amount })} closeText={t('close')}>
      <ReasonForm
        label={t('excess.why')}
        longest={longestReason}
        quick={[t(`excess.reasons.${act}`)]}
        act={{ label: t(`excess.acts.${act}`), variant: 'action', isPending: settle.isPending }}
        onSubmit={submit}
        onClose={onClose}
      >
        {() => (
          <>
            <p className={styles.text}>{t(`excess.text.${act}`, { amount })}</p>
            {orderId !== undefined && may('ORDER') && (
              <PaymentFacts {...{ storeId, orderId }} paymentId={id} />
            )}
            {kind === 'MISSING' && (
              <Segmented
                label={t('excess.way')}
                isFullWidth
                value={way}
                onChange={setWay}
                options={ways.map((value) => ({
                  value,
                  label: value === 'WRITE_OFF' ? t('excess.writeOff') : t(`paymentTypes.${value}`),
                }))}
              />
            )}
            {act === 'TAKE' && way === 'INSTORE_CAT' && (
              <ApprovalNumberField
                label={t('correct.approvalNumber')}
                value={approvalNumber}
                onChange={setApprovalNumber}
              />
            )}
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}
