import { Textarea } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { AddressField } from '#hub/stores/address/address-field.tsx';
import { ApplicationCard } from '#hub/stores/application/application-card.tsx';
import { BasicsFields, type ChangeBasics } from '#hub/stores/fields/basics-fields.tsx';
import { HoursEditor } from '#hub/stores/hours/hours-editor.tsx';
import { AdditionalInfoEditor } from './additional-info-editor.tsx';
import styles from './office.module.css';
import { useStoreForm } from './use-store-form.ts';
import { useStoreWords } from './use-store-words.ts';

const closeStoreCard = later(async () => {
  const [{ CloseStoreCard }] = await Promise.all([
    import('#hub/stores/closing/close-store-card.tsx'),
    loadTexts('closing'),
  ]);
  return CloseStoreCard;
});

/** Public information of a store. */
export function StorePage() {
  const { t } = useTranslation(['store', 'store-fields']);
  const { storeId, may, role } = useStore();
  const form = useStoreForm(storeId);
  const wordsOf = useStoreWords();
  const { values, set, errorOf } = form;
  const CloseStoreCard = usePart(closeStoreCard, role === 'OWNER');
  const isReadOnly = !may('STORE_EDIT');
  const addressError = errorOf('address');

  return (
    <StoreFrame title={t('title')}>
      <div className={styles.page}>
        <ApplicationCard storeId={storeId} />
        <EditForm
          form={form}
          wordsOf={wordsOf}
          readOnlyText={isReadOnly ? t('readOnly') : undefined}
          fieldLabels={{
            name: t('store-fields:name'),
            category: t('store-fields:category'),
            phone: t('store-fields:phone'),
            phoneExtension: t('store-fields:phoneExtension'),
            address: t('store-fields:address'),
            openingHours: t('hours.title'),
            additionalInfo: t('info.title'),
            memo: t('memo.title'),
          }}
        >
          <div className={layout.columns}>
            <div className={layout.column}>
              <FormCard title={t('basics')}>
                <BasicsFields values={values} onChange={set as ChangeBasics} errorOf={errorOf} />
              </FormCard>
              <FormCard title={t('store-fields:address')}>
                <div data-field="address">
                  <AddressField
                    value={values.address}
                    onChange={(address) => set('address', address)}
                    isReadOnly={isReadOnly}
                    {...(addressError ? { errors: { address: addressError } } : {})}
                  />
                </div>
              </FormCard>
            </div>
            <div className={layout.column}>
              <FormCard title={t('hours.title')} text={t('hours.text')}>
                <HoursEditor
                  value={values.openingHours}
                  onChange={(hours) => set('openingHours', hours)}
                  error={errorOf('openingHours')}
                />
              </FormCard>
              <FormCard title={t('info.title')} text={t('info.text')}>
                <AdditionalInfoEditor
                  value={values.additionalInfo}
                  onChange={(entries) => set('additionalInfo', entries)}
                  error={errorOf('additionalInfo')}
                />
              </FormCard>
              <FormCard title={t('memo.title')} text={t('memo.text')}>
                <Textarea
                  name="memo"
                  aria-label={t('memo.title')}
                  autosize
                  minRows={3}
                  maxLength={1_000}
                  value={values.memo}
                  onChange={({ currentTarget }) => set('memo', currentTarget.value)}
                  error={errorOf('memo')}
                />
              </FormCard>
            </div>
          </div>
        </EditForm>
        {role === 'OWNER' && CloseStoreCard && <CloseStoreCard storeId={storeId} />}
      </div>
    </StoreFrame>
  );
}
