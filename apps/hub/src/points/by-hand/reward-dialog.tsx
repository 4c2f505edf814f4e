import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { reportRefusal } from '#hub/lib/locked.ts';
import { usePostReward } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { readPoints } from './read-points.ts';

type RewardDialogProps = {
  storeId: string;
  customerId: string;
  kind: 'EARN' | 'USE';
  balance: number;
  onClose: () => void;
};

const longestReason = 100;
const usualReasons = { EARN: ['SORRY', 'MISSED', 'EVENT'], USE: ['GIFT', 'WRONG'] } as const;

/** Gives points by hand, or uses some without an order. */
export function RewardDialog({ storeId, customerId, kind, balance, onClose }: RewardDialogProps) {
  const { t, points } = usePointWords();
  const { mutateAsync: post, isPending } = usePostReward({ storeId, customerId });
  const [typed, setTyped] = useState('');
  const amount = readPoints(typed);
  const isTooMuch = kind === 'USE' && amount !== null && amount > balance;

  async function submit(reason: string) {
    if (amount === null) return;
    try {
      await post({ kind, amount, reason });
      onClose();
      showNotice({ type: 'SUCCESS', message: t(`byHand.${kind}.done`, { points: points(amount) }) });
    } catch (error) {
      reportRefusal(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t(`byHand.${kind}.title`)} closeText={t('close')}>
      <ReasonForm
        label={t('byHand.why')}
        longest={longestReason}
        quick={usualReasons[kind].map((usual) => t(`byHand.${kind}.reasons.${usual}`))}
        act={{ label: t(`byHand.${kind}.act`), variant: 'action', isPending }}
        isIncomplete={amount === null || isTooMuch}
        onSubmit={submit}
        onClose={onClose}
      >
        {(wasTried) => (
          <TextInput
            label={t('byHand.amount')}
            description={
              kind === 'USE' ? t('byHand.most', { points: points(balance) }) : t('byHand.noMessage')
            }
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            error={
              isTooMuch
                ? t('byHand.tooMuch', { points: points(balance) })
                : wasTried && amount === null
                  ? t('byHand.needed')
                  : undefined
            }
          />
        )}
      </ReasonForm>
    </Dialog>
  );
}
