import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import { formatFullDateTime } from '@maru/web/format.ts';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useWords } from '#hub/payments/use-words.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import type { Paper } from './paper.ts';
import styles from './receipt.module.css';
import './receipt.print.css';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptSums } from './receipt-sums.tsx';

type ReceiptProps = { storeId: string; paper: Paper };

/** A receipt as it is printed; the only thing on paper (receipt.print.css). */
export function Receipt({ storeId, paper }: ReceiptProps) {
  const { t, language } = useWords();
  const [{ data: store }, { data: setting }] = useSuspenseQueries({
    queries: [storeQuery(storeId), paymentSettingQuery(storeId)],
  });
  const about = [
    store.businessNumber && t('receipt.businessNumber', { number: store.businessNumber }),
    store.ownerName && t('receipt.owner', { name: store.ownerName }),
    [store.address, store.addressDetail].filter(Boolean).join(' '),
    store.phone && t('receipt.phone', { number: groupPhone(store.phone) }),
  ].filter(Boolean);

  return (
    <article className={styles.receipt} data-receipt aria-label={t('receipt.title')}>
      <header className={styles.head}>
        <h3 className={styles.store}>{store.name}</h3>
        {about.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {setting.receiptHeader.trim() !== store.name && setting.receiptHeader && (
          <p className={styles.words}>{setting.receiptHeader}</p>
        )}
      </header>
      <p className={styles.about}>
        <strong className={styles.number}>
          {paper.orderNumber === null
            ? t('receipt.noNumber')
            : t('receipt.number', { number: paper.orderNumber })}
        </strong>
        <span>{formatFullDateTime(paper.at, language)}</span>
      </p>
      <ReceiptLines paper={paper} />
      <ReceiptSums paper={paper} />
      {setting.receiptFooter && <p className={styles.words}>{setting.receiptFooter}</p>}
    </article>
  );
}
