import { Switch } from '@mantine/core';
import { updatePaymentSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { ProviderCard } from './provider-keys/provider-card.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import { ReceiptPreview } from './receipt-preview.tsx';
import { ReceiptText } from './receipt-text.tsx';
import styles from './settings.module.css';
import { generalSettingQuery, paymentSettingQuery } from './store-settings.api.ts';
import { TenderSwitches } from './tender-switches.tsx';
import { usePaymentForm } from './use-payment-form.ts';
import { useSettingWords } from './use-setting-words.ts';

/** Route loader. */
export const loadPaymentSettingPage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('forms', 'store-settings', 'receipt'),
    queryClient.ensureQueryData(generalSettingQuery(storeId)),
    queryClient.ensureQueryData(paymentSettingQuery(storeId)),
    queryClient.ensureQueryData(storeQuery(storeId)),
  ]);

/** Tenders, automatic completion, receipt texts, mandatory cash receipts, and the paper of this device. */
export function PaymentSettingPage() {
  const { t } = useTranslation('store-settings');
  const store = useStore();
  const { setting, form } = usePaymentForm(store.storeId);
  const { labels, wordsOf } = useSettingWords();
  const { values, set, errorOf } = form;

  return (
    <StoreFrame title={t('payment.title')}>
      <EditForm
        form={form}
        readOnlyText={mayCall(updatePaymentSetting, store) ? undefined : t('readOnly')}
        fieldLabels={labels}
        wordsOf={wordsOf}
      >
        <FormCard title={t('payment.tenders')} text={t('payment.tendersHint')}>
          <TenderSwitches
            offered={setting.offeredTenderTypes}
            value={values.tenderTypes}
            onChange={(types) => set('tenderTypes', types)}
            error={errorOf('tenderTypes')}
          />
        </FormCard>
        {setting.provider && (
          <ProviderCard storeId={store.storeId} provider={setting.provider} paysByLink={setting.paysByLink} />
        )}
        <FormCard title={t('payment.closing')}>
          <Switch
            name="closePaidOrders"
            label={t('payment.closePaidOrders')}
            description={t('payment.closeHint')}
            checked={values.closePaidOrders}
            onChange={({ currentTarget }) => set('closePaidOrders', currentTarget.checked)}
          />
        </FormCard>
        <FormCard title={t('payment.receipt')}>
          <div className={styles.beside}>
            <div className={layout.column}>
              {(['receiptHeader', 'receiptFooter'] as const).map((name) => (
                <ReceiptText
                  key={name}
                  name={name}
                  value={values[name]}
                  onChange={(text) => set(name, text)}
                  error={errorOf(name)}
                />
              ))}
            </div>
            <ReceiptPreview
              storeId={store.storeId}
              header={values.receiptHeader}
              footer={values.receiptFooter}
            />
          </div>
        </FormCard>
        <FormCard title={t('payment.cashReceipt')}>
          <Switch
            name="cashReceiptObligated"
            label={t('payment.obligated')}
            checked={values.cashReceiptObligated}
            onChange={({ currentTarget }) => set('cashReceiptObligated', currentTarget.checked)}
          />
          <p className={styles.note}>{t('payment.obligatedHint')}</p>
          <p className={styles.note}>{t('payment.obligatedAsk')}</p>
        </FormCard>
      </EditForm>
      <ReceiptPaper />
    </StoreFrame>
  );
}
