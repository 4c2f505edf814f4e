import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import { formatFullDateTime, formatWon } from '@maru/web/format.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import styles from './receipt-preview.module.css';
import settings from './settings.module.css';

type ReceiptPreviewProps = { storeId: string; header: string; footer: string };

/** A sale of 4,500 won, so that one sees where the words will stand. */
const sums = { total: 4_500, supply: 4_091, vat: 409 };

/** How a receipt looks with these words. */
export function ReceiptPreview({ storeId, header, footer }: ReceiptPreviewProps) {
  const { t } = useTranslation('store-settings');
  const language = useLanguage();
  const now = useNow(30_000);
  const { data: store } = useSuspenseQuery(storeQuery(storeId));
  const about = [
    store.businessNumber && t('preview.businessNumber', { number: store.businessNumber }),
    store.ownerName && t('preview.owner', { name: store.ownerName }),
    [store.address, store.addressDetail].filter(Boolean).join(' '),
    store.phone && t('preview.phone', { number: groupPhone(store.phone) }),
  ].filter(Boolean);

  return (
    <section aria-label={t('preview.title')}>
      <p className={settings.label}>{t('preview.title')}</p>
      <div className={styles.paper}>
        <p className={styles.store}>{store.name}</p>
        {about.map((text) => (
          <p key={text} className={styles.centre}>
            {text}
          </p>
        ))}
        {header.trim() !== '' && header.trim() !== store.name && (
          <p className={styles.words}>{header.trim()}</p>
        )}
        <p className={styles.row}>
          <strong>{t('preview.number')}</strong>
          <span>{formatFullDateTime(now, language)}</span>
        </p>
        <dl className={styles.sums}>
          <Row name={t('preview.item')} amount={formatWon(sums.total, language)} />
          {(['total', 'supply', 'vat'] as const).map((name) => (
            <Row
              key={name}
              name={t(`preview.${name}`)}
              amount={formatWon(sums[name], language)}
              isStrong={name === 'total'}
            />
          ))}
        </dl>
        {footer.trim() !== '' && <p className={styles.words}>{footer.trim()}</p>}
      </div>
    </section>
  );
}

type RowProps = { name: string; amount: string; isStrong?: boolean };

function Row({ name, amount, isStrong = false }: RowProps) {
  return (
    <div className={styles.row} data-strong={isStrong || undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
