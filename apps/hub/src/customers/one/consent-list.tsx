import { Button } from '@mantine/core';
import { formatFullDateTime } from '@maru/web/format.ts';
import { type CustomerDetail, useRecordConsent } from '#hub/customers/customers.api.ts';
import { useCustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import { personName } from '#hub/lib/person-name.ts';
import styles from './consent-list.module.css';

type ConsentListProps = { storeId: string; customerId: string; consents: CustomerDetail['consents'] };

/**
 * Lists the customer's consents, with version, time and place. Optional ones can be withdrawn and given again
 * here.
 */
export function ConsentList({ storeId, customerId, consents }: ConsentListProps) {
  const { t, language } = useCustomerOfficeWords();
  const { mutate: record, isPending } = useRecordConsent({ storeId, customerId });
  if (consents.length === 0) return <p>{t('consents.none')}</p>;

  return (
    <ul className={styles.list}>
      {consents.map(({ articleId, title, required, version, agreed, at, where, by, ofMerged }, index) => (
        <li key={`${articleId} ${at}`} className={styles.row}>
          <span>
            {title} · {t(agreed ? 'consents.agreed' : 'consents.refused')}
            <span className={styles.about}>
              {[
                t('consents.version', { version }),
                formatFullDateTime(at, language),
                t(`consents.${where}`),
                personName(by),
                ofMerged && t('consents.ofMerged'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {!required && isLatest(consents, index) && (
            <Button
              loading={isPending}
              aria-label={t(agreed ? 'consents.withdrawOf' : 'consents.giveOf', { title })}
              onClick={() => record([{ articleId, agreed: !agreed }])}
            >
              {t(agreed ? 'consents.withdraw' : 'consents.give')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether this is the latest answer to its article. Earlier answers stay on record. */
function isLatest(consents: CustomerDetail['consents'], index: number): boolean {
  const one = consents[index];
  return !consents.some(({ title, at }) => one && title === one.title && at > one.at);
}
