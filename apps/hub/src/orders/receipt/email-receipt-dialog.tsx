import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { isEmail } from '@maru/contract/users/email.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { refusalWords, reportError } from '@maru/web/report-error.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { useEmailReceipt } from './email-receipt.api.ts';
import styles from './email-receipt-dialog.module.css';

type EmailReceiptDialogProps = { storeId: string; order: Order; onClose: () => void };

/** Asks for the customer's address and mails the receipt to it. */
export function EmailReceiptDialog({ storeId, order, onClose }: EmailReceiptDialogProps) {
  const { t } = useOrderWords();
  const { mutateAsync: send, isPending } = useEmailReceipt({ storeId, orderId: order.id });
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function refuse(words: string) {
    setProblem(words);
    input.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const address = email.trim();
    if (address === '') return refuse(t('emailReceipt.missing'));
    if (!isEmail(address)) return refuse(t('errors:fields.notCorrectEmailForm'));
    try {
      await send(address);
      onClose();
      showNotice({
        id: 'email-receipt',
        type: 'SUCCESS',
        message: t('emailReceipt.done', { email: address }),
      });
    } catch (error) {
      if (isApiError(error, 'WRONG_FORMAT')) refuse(t('errors:fields.notCorrectEmailForm'));
      else if (isApiError(error, 'TOO_MANY_REQUESTS')) refuse(refusalWords(error));
      else reportError(error);
    }
  }

  return (
    <Dialog
      isOpen
      isPersistent
      firstFocus="field"
      onClose={onClose}
      title={t('emailReceipt.title')}
      closeText={t('close')}
    >
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextInput
          ref={input}
          autoFocus
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          label={t('emailReceipt.address')}
          description={t('emailReceipt.hint')}
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            setProblem(undefined);
          }}
          error={problem}
        />
        <DialogButtons closeText={t('close')} onClose={onClose}>
          <Button type="submit" size="lg" variant="action" loading={isPending}>
            {t('emailReceipt.send')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
