import { Button, Textarea } from '@mantine/core';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useMoveApplication } from '#hub/stores/admin/admin-acts.api.ts';
import { fieldsMissing } from '#hub/stores/admin/fields-missing.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './decision-dialog.module.css';
import type { Decision } from './decisions.ts';

type DecisionDialogProps = { store: Store; decision: Decision; onClose: () => void; onDone: () => void };

const longestReason = 500;
const templates = {
  SEND_BACK: ['BLURRED', 'DIFFERS', 'WRONG_PAPER'],
  CLOSE: ['CLOSED_DOWN', 'REQUESTED', 'RULES'],
  APPROVE: [],
  REOPEN: [],
} as const;

/** Asks for the reason that owners will read. Usual reasons can be inserted and edited. */
export function DecisionDialog({ store, decision, onClose, onDone }: DecisionDialogProps) {
  const { t } = useAdminWords();
  const move = useMoveApplication(store.id);
  // The version when the dialog opened, so that the server refuses a decision on data not seen.
  const [{ version }] = useState(store);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { kind, to, needsReason } = decision;
  const isMissing = needsReason && reason.trim() === '';
  const missing = fieldsMissing(store.missing).map((name) => t(`store-fields:missing.${name}`));
  const usual = [
    ...(kind === 'SEND_BACK' && missing.length > 0
      ? [t('decision.reasons.MISSING', { fields: missing.join(', ') })]
      : []),
    ...templates[kind].map((name) => t(`decision.reasons.${name}`)),
  ];

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isMissing) return field.current?.focus();
    try {
      await move.mutateAsync({ version, newStatus: to, reason: reason.trim() });
      onDone();
    } catch (error) {
      // Another admin has decided. The screen was refetched and says so.
      if (isApiError(error, 'APPLICATION_NOT_MOVABLE')) return onClose();
      reportError(error);
      // The screen was refetched. Close the dialog, so that the changes are read first.
      if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) onClose();
    }
  }

  const take = (text: string) => {
    setReason((before) => (before.trim() === '' ? text : `${before.trimEnd()}\n${text}`));
    field.current?.focus();
  };

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={t(`decision.titles.${kind}`, { store: store.name })}
      closeText={t('app:close')}
      width={560}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{t(`decision.asks.${kind}`)}</p>
        {usual.length > 0 && (
          <fieldset className={styles.usual}>
            <legend className="heard-only">{t('decision.usual')}</legend>
            {usual.map((text) => (
              <button key={text} type="button" className={`chip ${styles.chip}`} onClick={() => take(text)}>
                {text}
              </button>
            ))}
          </fieldset>
        )}
        <Textarea
          ref={field}
          label={t(needsReason ? 'decision.reason' : 'decision.reasonIfAny')}
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
          <Button
            type="submit"
            size="lg"
            loading={move.isPending}
            {...(kind === 'CLOSE' ? { variant: 'filled', color: 'danger' } : { variant: 'action' })}
          >
            {t(`decision.acts.${kind}`)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
