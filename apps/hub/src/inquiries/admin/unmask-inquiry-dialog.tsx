import { Facts } from '@maru/ui/facts/facts.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useUnmaskInquiry } from './admin-inquiries.api.ts';
import { askerFacts } from './asker-facts.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

const longestReason = 100;
const usualReasons = ['CONTACT', 'CHECK'] as const;

/** Shows who asked and the whole text, for a reason that is logged. */
export function UnmaskInquiryDialog({ inquiryId, onClose }: { inquiryId: string; onClose: () => void }) {
  const { t } = useInquiryWords();
  const { mutate: unmask, data: shown, isPending } = useUnmaskInquiry(inquiryId);

  return (
    <Dialog isOpen onClose={onClose} title={t('unmask.title')} closeText={t('app:close')}>
      {shown ? (
        <>
          <Facts areBeside rows={askerFacts(shown, t)} />
          <p className={styles.text}>{shown.content}</p>
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
