import { Button, Textarea } from '@mantine/core';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getRegistrationChange } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useDecideRegistrationChange } from '#hub/stores/admin/registration-changes.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './change-card.module.css';

type ChangeDialogProps = {
  change: NonNullable<OutputOf<typeof getRegistrationChange>>;
  decision: 'APPROVE' | 'REFUSE';
  onClose: () => void;
  onDone: () => void;
};

const longestReason = 500;

/** Asks for what owners will read about the decision. A refusal needs a reason. */
export function ChangeDialog({ change, decision, onClose, onDone }: ChangeDialogProps) {
  const { t } = useAdminWords();
  const decide = useDecideRegistrationChange(change.storeId);
  // The version when the dialog opened, so that the server refuses a decision on data not seen.
  const [{ version, storeName }] = useState(change);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isMissing = decision === 'REFUSE' && reason.trim() === '';

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isMissing) return field.current?.focus();
    try {
      await decide.mutateAsync({ version, decision, reason: reason.trim() });
      onDone();
    } catch (error) {
      reportError(error);
      // The screen was refetched. Close the dialog, so that the changes are read first.
      if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED') || isApiError(error, 'REGISTRATION_CHANGE_ENDED'))
        onClose();
    }
  }

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={t(`change.titles.${decision}`, { store: storeName })}
      closeText={t('app:close')}
      width={560}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{t(`change.asks.${decision}`)}</p>
        <Textarea
          ref={field}
          label={t(decision === 'REFUSE' ? 'decision.reason' : 'decision.reasonIfAny')}
          description={t('decision.reasonHint')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={wasTried && isMissing ? t('decision.reasonMissing') : undefined}
          errorProps={{ role: 'alert' }}
        />
        <DialogButtons closeText={t('app:close')} onClose={onClose}>
          <Button type="submit" size="lg" variant="action" loading={decide.isPending}>
            {t(`change.acts.${decision}`)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
