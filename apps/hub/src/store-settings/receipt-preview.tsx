import { priceCart } from '@maru/contract/money/price-cart.ts';
import { soldOfCart } from '@maru/contract/receipt/sold.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '#hub/lib/use-now.ts';
import { Receipt } from '#hub/receipt/receipt.tsx';
import settings from './settings.module.css';
import { generalSettingQuery } from './store-settings.api.ts';

type ReceiptPreviewProps = { storeId: string; header: string; footer: string };

const price = 4_500;
const sample = {
  key: 'sample',
  nameEn: null,
  options: [],
  quantity: 1,
  place: 'INSTORE',
  taxable: true,
} as const;

/** Sample receipt with these texts. */
export function ReceiptPreview({ storeId, header, footer }: ReceiptPreviewProps) {
  const { t } = useTranslation('store-settings');
  const now = useNow(30_000);
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  const { taxType } = setting;
  const priced = priceCart({ lines: [{ ...sample, price, optionDifferences: [] }], taxType });
  const sold = soldOfCart(priced, {
    at: new Date(now).toISOString(),
    lines: [{ ...sample, name: t('preview.item') }],
    tenders: [{ type: 'INSTORE_CASH', amount: price, received: 5_000 }],
  });

  return (
    <section aria-label={t('preview.title')}>
      <p className={settings.label}>{t('preview.title')}</p>
      <Receipt
        storeId={storeId}
        sold={{ ...sold, orderNumber: 12 }}
        edition="SAMPLE"
        texts={{ receiptHeader: header, receiptFooter: footer }}
      />
    </section>
  );
}
