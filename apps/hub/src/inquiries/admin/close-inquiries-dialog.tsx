import { Button } from '@mantine/core';
import { type CloseReason, closeReasons } from '@maru/contract/inquiries/inquiry-states.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { type SubmitEvent, useState } from 'react';
import { OutcomeChoice } from '#hub/lib/forms/outcome-choice.tsx';
import { useCloseInquiries, useReopenInquiries } from './admin-inquiries.api.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

type CloseInquiriesDialogProps = {
  inquiryIds: readonly string[];
  onClose: () => void;
  /** Called after the attempt, even if the server refused to close some or all. */
  onDone: () => void;
};

/** Asks why these inquiries get no answer, and closes them. */
export function CloseInquiriesDialog({ inquiryIds, onClose, onDone }: CloseInquiriesDialogProps) {
  const { t } = useInquiryWords();
  const { mutateAsync: close, isPending } = useCloseInquiries();
  const { mutate: reopen } = useReopenInquiries();
  const [reason, setReason] = useState<CloseReason | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const count = inquiryIds.length;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (reason === null || isPending) return;
    const closed = await close({ inquiryIds, reason });
    onDone();
    if (closed.length === 0) return;
    const closedIds = closed.map(({ id }) => id);
    showNotice({
      ...{ id: 'inquiries-closed', type: 'SUCCESS' },
      message: t('close.done', { count: closed.length }),
      action: { label: t('close.undo'), onSelect: () => reopen({ inquiryIds: closedIds }) },
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={count === 1 ? t('close.title') : t('close.titleMany', { count })}
      closeText={t('app:close')}
      width={440}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{t('close.text')}</p>
        <OutcomeChoice
          label={t('close.why')}
          options={closeReasons.map((value) => ({ value, label: t(`close.reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
          error={wasTried && reason === null ? t('close.missing') : undefined}
        />
        <DialogButtons closeText={t('close.cancel')} onClose={onClose}>
          <Button type="submit" size="lg" variant="action" loading={isPending}>
            {t('close.act')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
