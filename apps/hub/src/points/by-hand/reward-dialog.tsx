import { Checkbox } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { reportRefusal } from '#hub/lib/locked.ts';
import { usePostReward } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { manyPoints, mostByHand, readPoints } from './read-points.ts';

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
  const { t, points, won } = usePointWords();
  const { mutateAsync: post, isPending } = usePostReward({ storeId, customerId });
  const [typed, setTyped] = useState('');
  const [isSure, setIsSure] = useState(false);
  const amount = readPoints(typed);
  const most = kind === 'USE' ? Math.min(balance, mostByHand) : mostByHand;
  const isTooMuch = amount !== null && amount > most;
  const isMany = amount !== null && !isTooMuch && amount >= manyPoints;

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
        isIncomplete={amount === null || isTooMuch || (isMany && !isSure)}
        onSubmit={submit}
        onClose={onClose}
      >
        {(wasTried) => (
          <>
            <TextInput
              label={t('byHand.amount')}
              description={
                kind === 'USE' ? t('byHand.most', { points: points(most) }) : t('byHand.noMessage')
              }
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(words) => {
                setTyped(words);
                setIsSure(false);
              }}
              error={
                isTooMuch
                  ? t(`byHand.${kind}.tooMuch`, { points: points(most) })
                  : wasTried && amount === null
                    ? t('byHand.needed')
                    : undefined
              }
            />
            {isMany && (
              <Checkbox
                label={t('byHand.sure', { points: points(amount) })}
                description={t('byHand.sureText', { amount: won(amount) })}
                error={wasTried && !isSure ? t('byHand.sureNeeded') : undefined}
                checked={isSure}
                onChange={({ currentTarget }) => setIsSure(currentTarget.checked)}
              />
            )}
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}
