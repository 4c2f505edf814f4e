import { Button } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { agreementsOf, missingArticles, type TermsAnswers } from '@maru/ui/terms/terms-answers.ts';
import { TermsList } from '@maru/ui/terms/terms-list.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { customerTermsQuery, useAddCustomer, useFindCustomer } from '#hub/customers/customers-at-till.api.ts';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import { useTermsWords } from '#hub/terms/use-terms-words.ts';
import { type CartCustomer, foundCustomer } from './cart-customer.ts';
import styles from './new-customer.module.css';
import { groupTyped } from './typed-phone.ts';

type NewCustomerProps = {
  storeId: string;
  phone: string;
  onAdded: (customer: CartCustomer) => void;
  onBack: () => void;
};

const longestName = 20;

/** Asks a new customer for consent to the articles, separately to the required and the optional ones. */
export function NewCustomer({ storeId, phone, onAdded, onBack }: NewCustomerProps) {
  const { t, language } = useCustomerWords();
  const { data: groups, isError, refetch } = useQuery(customerTermsQuery(language));
  const words = useTermsWords(groups ?? []);
  const { mutateAsync: add, isPending } = useAddCustomer(storeId);
  const { mutateAsync: find } = useFindCustomer(storeId);
  const [answers, setAnswers] = useState<TermsAnswers>({});
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMissing = groups !== undefined && missingArticles(groups, answers).length > 0;

  /** Reads the added customer together with the store's rules for points. */
  const take = async () => {
    const found = await find(phone);
    const [customer] = found.customers;
    if (customer) onAdded(foundCustomer({ ...found, customer, phone }));
  };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!groups || isMissing || isPending) return;
    setProblem(null);
    const consents = agreementsOf(groups, answers).map(({ articlesId: articleId, agreed }) => ({
      articleId,
      agreed,
    }));
    try {
      await add({ phone, ...(name.trim() && { name: name.trim() }), consents });
    } catch (error) {
      // Somebody else added the same number meanwhile.
      if (!isApiError(error, 'CUSTOMER_EXISTS')) return setProblem(errorWords(error) ?? t('till.failed'));
    }
    await take().catch((error: unknown) => setProblem(errorWords(error) ?? t('till.failed')));
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.phone}>{groupTyped(phone)}</p>
      <TextInput
        label={t('till.name')}
        description={t('till.nameHint')}
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onChange={setName}
      />
      {groups ? (
        <TermsList
          groups={groups}
          answers={answers}
          onChange={setAnswers}
          headingLevel={3}
          words={words}
          error={wasTried && isMissing ? t('terms.needed') : undefined}
        />
      ) : (
        <p role={isError ? 'alert' : 'status'}>
          {t(isError ? 'till.termsFailed' : 'loading')}{' '}
          {isError && <Button onClick={() => void refetch()}>{t('again')}</Button>}
        </p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.acts}>
        <Button size="xl" onClick={onBack}>
          {t('till.back')}
        </Button>
        <Button type="submit" size="xl" variant="action" loading={isPending}>
          {t('till.add')}
        </Button>
      </div>
    </form>
  );
}
