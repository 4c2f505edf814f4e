import type { AccountFlag } from '@maru/contract/users/account-flags.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useUserWords } from '#hub/users/use-user-words.ts';
import { type User, useSetFlags } from '#hub/users/users.api.ts';

const longestReason = 200;
const usualReasons = {
  lower: ['STOLEN', 'REQUESTED', 'RULES'],
  raise: ['CHECKED', 'MISTAKE'],
} as const;

/** Asks for a reason before a flag is changed. */
export function FlagDialog({ user, flag, onClose }: { user: User; flag: AccountFlag; onClose: () => void }) {
  const { t } = useUserWords();
  // The state when the dialog opened, so that the server refuses an act on data that the admin has not seen.
  const [{ version, [flag]: isUp, name }] = useState(user);
  const { mutate, isPending } = useSetFlags(user.id);
  const act = isUp ? 'lower' : 'raise';
  const label = t(`flags.${act}.${flag}`);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`flags.ask.${act}.${flag}`, { name })}
      closeText={t('app:close')}
    >
      <ReasonForm
        label={t('flags.reason')}
        longest={longestReason}
        quick={usualReasons[act].map((usual) => t(`flags.reasons.${usual}`))}
        act={{ label, isPending, ...(isUp ? { variant: 'filled', color: 'danger' } : { variant: 'action' }) }}
        onSubmit={async (reason) =>
          mutate(
            { version, reason, [flag]: !isUp },
            {
              onSuccess: () =>
                showNotice({ id: 'flags', type: 'SUCCESS', message: t(`flags.done.${act}.${flag}`) }),
              // After a refusal the page shows the present state, which should be read first.
              onSettled: onClose,
            },
          )
        }
        onClose={onClose}
      >
        {() => <p>{t(`flags.text.${act}.${flag}`)}</p>}
      </ReasonForm>
    </Dialog>
  );
}
