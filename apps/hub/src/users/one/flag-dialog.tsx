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

/** Asks why before a flag is lowered or raised. */
export function FlagDialog({ user, flag, onClose }: { user: User; flag: AccountFlag; onClose: () => void }) {
  const { t } = useUserWords();
  // As it was when the dialog opened, so that the server refuses an act on what was not seen.
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
              // After a refusal the page shows what is there now; it should be read first.
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
