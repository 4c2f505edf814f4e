import { Facts } from '@maru/ui/facts/facts.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { useUnmaskEntry } from './event-log.api.ts';
import { useLogWords } from './use-log-words.ts';

const longestReason = 100;

/** Shows the people of an entry, for a reason that is logged. */
export function UnmaskEntryDialog({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const { t } = useLogWords();
  const { mutate: unmask, data: shown, isPending } = useUnmaskEntry(entryId);

  return (
    <Dialog isOpen onClose={onClose} title={t('unmask.title')} closeText={t('app:close')}>
      {shown ? (
        <>
          <Facts
            areBeside
            rows={(['actor', 'account'] as const).flatMap((who) =>
              shown[who] === null ? [] : { label: t(`entry.${who}`), value: personName(shown[who]) },
            )}
          />
          <DialogButtons closeText={t('app:close')} onClose={onClose} />
        </>
      ) : (
        <ReasonForm
          label={t('unmask.why')}
          longest={longestReason}
          quick={[t('unmask.reasons.FAULT'), t('unmask.reasons.COMPLAINT')]}
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
