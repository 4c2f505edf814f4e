import type { OutputOf } from '@maru/contract/endpoint.ts';
import { tenderTypes } from '@maru/contract/payments/payment-type.ts';
import type { getPaymentSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import type { ProviderUse } from './provider-keys/provider-keys.api.ts';
import { paymentSettingQuery, useSavePayment } from './store-settings.api.ts';

type PaymentSetting = OutputOf<typeof getPaymentSetting>;
export type PaymentValues = Omit<PaymentSetting, 'version' | 'offeredTenderTypes' | keyof ProviderUse>;

export function usePaymentForm(storeId: string) {
  const { t } = useTranslation('store-settings');
  const { data: setting } = useSuspenseQuery(paymentSettingQuery(storeId));
  const { mutateAsync: save } = useSavePayment(storeId);
  const form = useEditForm<PaymentValues>({
    saved: paymentValuesOf(setting),
    version: setting.version,
    save: (values, version) => save({ ...values, version }),
    problemsOf: ({ tenderTypes }) =>
      tenderTypes.length === 0 ? { tenderTypes: t('payment.oneTender') } : {},
    valuesOf: (row) => paymentValuesOf(row as PaymentSetting),
  });
  return { setting, form };
}

/** Puts tenders into a fixed order, so that the comparison with the saved values ignores order. */
export function paymentValuesOf({
  version: _version,
  offeredTenderTypes: _offered,
  paysByLink: _paysByLink,
  issuesCashReceipts: _issues,
  provider: _provider,
  ...values
}: PaymentSetting): PaymentValues {
  return { ...values, tenderTypes: tenderTypes.filter((type) => values.tenderTypes.includes(type)) };
}
