import { Facts } from '@maru/ui/facts/facts.tsx';
import { UnmaskDialog } from '#hub/lib/forms/unmask-dialog.tsx';
import { useUnmaskInquiry } from './admin-inquiries.api.ts';
import { askerFacts } from './asker-facts.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

const usualReasons = ['CONTACT', 'CHECK'] as const;

/** Shows the sender and the whole text unmasked. */
export function UnmaskInquiryDialog({ inquiryId, onClose }: { inquiryId: string; onClose: () => void }) {
  const { t } = useInquiryWords();
  const { mutate, data: inquiry, isPending } = useUnmaskInquiry(inquiryId);

  return (
    <UnmaskDialog
      words={{
        ...{ title: t('unmask.title'), text: t('unmask.text'), why: t('unmask.why') },
        ...{ act: t('unmask.act'), close: t('app:close') },
      }}
      reasons={usualReasons.map((usual) => t(`unmask.reasons.${usual}`))}
      shown={
        inquiry && (
          <>
            <Facts areBeside rows={askerFacts(inquiry, t)} />
            <p className={styles.text}>{inquiry.content}</p>
          </>
        )
      }
      isPending={isPending}
      onUnmask={mutate}
      onClose={onClose}
    />
  );
}
