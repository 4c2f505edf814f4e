import { Facts } from '@maru/ui/facts/facts.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useUserWords } from '#hub/users/use-user-words.ts';
import { useUnmaskUser } from '#hub/users/users.api.ts';
import { contactFacts } from './contact-facts.ts';

const longestReason = 100;
const usualReasons = ['CONTACT', 'CHECK'] as const;

/** Shows name, addresses and numbers, for a reason that is logged. */
export function UnmaskUserDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useUserWords();
  const { mutate: unmask, data: shown, isPending } = useUnmaskUser(userId);

  return (
    <Dialog isOpen onClose={onClose} title={t('unmask.open')} closeText={t('app:close')}>
      {shown ? (
        <>
          <Facts areBeside rows={contactFacts(shown, t)} />
          <DialogButtons closeText={t('app:close')} onClose={onClose} />
        </>
      ) : (
        <ReasonForm
          label={t('unmask.why')}
          longest={longestReason}
          quick={usualReasons.map((usual) => t(`unmask.reasons.${usual}`))}
          act={{ label: t('unmask.act'), variant: 'action', isPending }}
          onSubmit={async (reason) => unmask(reason)}
          onClose={onClose}
        >
          {() => <p>{t('unmask.text')}</p>}
        </ReasonForm>
      )}
    </Dialog>
  );
}
