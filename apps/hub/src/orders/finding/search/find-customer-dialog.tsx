import { Button } from '@mantine/core';
import type { CustomerAtTill } from '@maru/contract/customers/customer.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { type SubmitEvent, useState } from 'react';
import { useFindCustomer } from '#hub/customers/customers-at-till.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './find-customer-dialog.module.css';
import { namedWords } from './named-words.ts';

type FindCustomerDialogProps = {
  storeId: string;
  /** Whether the search is now filtered by a customer. */
  hasCustomer: boolean;
  /** Undefined: orders of everybody. */
  onChoose: (customerId: string | undefined) => void;
  onClose: () => void;
};

/** Finds the customer to filter by, as the till does: by the whole number or its last four digits. */
export function FindCustomerDialog({ storeId, hasCustomer, onChoose, onClose }: FindCustomerDialogProps) {
  const { t } = useOrderWords();
  const { mutateAsync: find, isPending } = useFindCustomer(storeId);
  const [phone, setPhone] = useState('');
  const [found, setFound] = useState<CustomerAtTill[]>([]);
  const [problem, setProblem] = useState<string>();

  const type = (text: string) => {
    setPhone(text);
    setFound([]);
    setProblem(undefined);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (phone.trim().length < 4) return setProblem(t('find.customer.wrong'));
    try {
      const { customers, isTooMany } = await find(phone.trim());
      const [first, ...others] = customers;
      if (first && others.length === 0) onChoose(first.id);
      else if (first) setFound(customers);
      else setProblem(t(isTooMany ? 'find.customer.tooMany' : 'find.customer.none'));
    } catch (error) {
      const isWrong = isApiError(error) && error.code === 'WRONG_FORMAT';
      setProblem(isWrong ? t('find.customer.wrong') : (errorWords(error) ?? t('find.customer.failed')));
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('find.customer.title')} closeText={t('app:close')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextInput
          label={t('find.customer.phone')}
          description={t('find.customer.hint')}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          autoFocus
          value={phone}
          onChange={type}
          error={problem}
        />
        {found.length > 0 && (
          <ul className={styles.list} aria-label={t('find.customer.found')}>
            {found.map((customer) => (
              <li key={customer.id}>
                <Button fullWidth size="lg" onClick={() => onChoose(customer.id)}>
                  {namedWords(t, customer)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {hasCustomer && (
          <Button variant="subtle" onClick={() => onChoose(undefined)}>
            {t('find.customer.clear')}
          </Button>
        )}
        <DialogButtons closeText={t('app:close')} onClose={onClose}>
          <Button type="submit" size="lg" variant="action" loading={isPending}>
            {t('find.customer.act')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
