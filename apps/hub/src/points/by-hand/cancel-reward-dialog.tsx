import { Checkbox } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { reportRefusal } from '#hub/lib/locked.ts';
import { type Reward, useCancelReward } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';

type CancelRewardDialogProps = {
  of: { storeId: string; customerId: string };
  reward: Pick<Reward, 'id' | 'amount'>;
  onClose: () => void;
};

const longestReason = 100;
const usualReasons = ['MISTAKE', 'SAID'] as const;

/** Undoes an earning or a use by hand. */
export function CancelRewardDialog({ of, reward, onClose }: CancelRewardDialogProps) {
  const { t, points } = usePointWords();
  const { mutateAsync: cancel, isPending } = useCancelReward(of);
  const [byCustomer, setByCustomer] = useState(false);
  const isEarned = reward.amount > 0;
  const words = { points: points(Math.abs(reward.amount)) };

  async function submit(cancelReason: string) {
    try {
      await cancel({ rewardId: reward.id, cancelReason, byCustomer });
      onClose();
      showNotice({ type: 'SUCCESS', message: t('cancel.done', words) });
    } catch (error) {
      reportRefusal(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('cancel.title')} closeText={t('close')}>
      <ReasonForm
        label={t('cancel.why')}
        longest={longestReason}
        quick={usualReasons.map((usual) => t(`cancel.reasons.${usual}`))}
        act={{ label: t('cancel.act'), variant: 'filled', color: 'danger', isPending }}
        onSubmit={submit}
        onClose={onClose}
      >
        {() => (
          <>
            <p>{t(isEarned ? 'cancel.ofEarned' : 'cancel.ofUsed', words)}</p>
            <Checkbox
              label={t('cancel.byCustomer')}
              description={t('cancel.byCustomerHint')}
              checked={byCustomer}
              onChange={({ currentTarget }) => setByCustomer(currentTarget.checked)}
            />
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}
