import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import { hoursInWords } from '#hub/stores/hours/hours-in-words.ts';
import { useStoreRow } from '#hub/stores/stores.api.ts';
import styles from './place.module.css';

/**
 * Shows opening hours, breaks and days off, with a link to the store's information, where they are edited.
 */
export function HoursCard({ storeId }: { storeId: string }) {
  const { t } = useTranslation(['place', 'store']);
  const { openingHours } = useStoreRow(storeId);

  return (
    <Card
      title={t('hours.title')}
      actions={
        <Link className="small-link" to={paths.store({ storeId })}>
          {t('hours.change')}
        </Link>
      }
    >
      <p className={styles.hours}>{openingHours ? hoursInWords(openingHours) : t('hours.none')}</p>
      <p className={styles.hint}>{t('hours.text')}</p>
    </Card>
  );
}
