import { cardCompanies } from '@maru/contract/stores/card-companies.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import {
  type CardMemberships,
  cardMembershipsQuery,
  useUpdateCardMemberships,
} from './card-memberships.api.ts';
import { type MerchantNumbers, membershipsOf, numberProblems, numbersOf } from './card-memberships.ts';
import styles from './office.module.css';

/** Route loader. */
export const loadCardMembershipPage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([loadTexts('store', 'forms'), queryClient.ensureQueryData(cardMembershipsQuery(storeId))]);

/** The store's merchant number with each card company. */
export function CardMembershipPage() {
  const { t } = useTranslation(['store', 'errors']);
  const { storeId, may } = useStore();
  const { data } = useSuspenseQuery(cardMembershipsQuery(storeId));
  const { mutateAsync: update } = useUpdateCardMemberships(storeId);

  const form = useEditForm<MerchantNumbers>({
    saved: numbersOf(data.cardMemberships),
    version: data.version,
    save: (values, version) => update({ version, cardMemberships: membershipsOf(values) }),
    problemsOf: (values) =>
      Object.fromEntries(
        Object.entries(numberProblems(values)).map(([name, code]) => [name, t(`errors:fields.${code}`)]),
      ),
    valuesOf: (row) => numbersOf((row as CardMemberships).cardMemberships),
  });
  const companies = cardCompanies.map((company) => [company, t(`card.companies.${company}`)] as const);

  return (
    <StoreFrame title={t('card.title')}>
      <div className={styles.page}>
        <EditForm
          form={form}
          readOnlyText={may('STORE_EDIT') ? undefined : t('readOnly')}
          fieldLabels={Object.fromEntries(companies) as MerchantNumbers}
        >
          <FormCard title={t('card.title')} text={t('card.text')}>
            <div className={styles.numbers}>
              {companies.map(([company, name]) => (
                <TextInput
                  key={company}
                  name={company}
                  label={name}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={t('card.none')}
                  value={form.values[company]}
                  onChange={(number) => form.set(company, number)}
                  error={form.errorOf(company)}
                />
              ))}
            </div>
          </FormCard>
        </EditForm>
      </div>
    </StoreFrame>
  );
}
