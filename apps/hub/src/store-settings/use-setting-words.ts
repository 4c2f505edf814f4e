import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { useTranslation } from 'react-i18next';
import type { PaymentValues } from './use-payment-form.ts';

/** Names and values of the payment setting in words, for the merge dialog. */
export function useSettingWords() {
  const { t } = useTranslation('store-settings');
  const labels: Record<keyof PaymentValues, string> = {
    tenderTypes: t('payment.tenders'),
    closePaidOrders: t('payment.closePaidOrders'),
    receiptHeader: t('payment.receiptHeader'),
    receiptFooter: t('payment.receiptFooter'),
    cashReceiptObligated: t('payment.obligated'),
  };
  const wordsOf = (name: keyof PaymentValues, value: unknown) =>
    name === 'tenderTypes'
      ? (value as TenderType[]).map((type) => t(`payment.types.${type}`)).join(', ')
      : undefined;
  return { labels, wordsOf };
}
