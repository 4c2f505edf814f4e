import { startOfDay } from '@maru/contract/time/business-date.ts';
import { formatDate } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import type { UserDeletion } from './deletion.api.ts';
import styles from './deletion-plan.module.css';

/** Says what ends and what remains if a person is deleted, or which stores prevent it. */
export function DeletionPlan({ plan, isOwn }: { plan: UserDeletion; isOwn: boolean }) {
  const { t } = useTranslation('leaving');
  const language = useLanguage();
  const { stores, kept, isLastAdmin } = plan;
  const holding = stores.filter(({ outcome }) => outcome === 'HOLDS');
  if (isLastAdmin) return <p className={styles.held}>{t('errors:lastAdmin')}</p>;
  if (holding.length > 0) {
    return (
      <div className={styles.held}>
        <p>{t(isOwn ? 'held.own' : 'held.other')}</p>
        <ul className={styles.stores}>
          {holding.map(({ storeId, name }) => (
            <li key={storeId}>
              <strong>{name}</strong>
              {isOwn && (
                <>
                  <Link to={paths.staff({ storeId })} className="small-link">
                    {t('held.handOver')}
                  </Link>
                  <Link to={paths.store({ storeId })} className="small-link">
                    {t('held.close')}
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  }

  const dayOf = (day: string) => formatDate(startOfDay(day, 0), language);
  return (
    <ul className={styles.plan}>
      <li>{t(kept.length > 0 ? 'plan.erasedExceptKept' : 'plan.erased')}</li>
      <li>{t('plan.signedOut')}</li>
      {stores.map(({ storeId, name, outcome }) => (
        <li key={storeId}>
          {t(`plan.stores.${outcome as Exclude<typeof outcome, 'HOLDS'>}`, { store: name })}
        </li>
      ))}
      <li>{t('plan.orders')}</li>
      {kept.map(({ ground, destroyOn }) => (
        <li key={ground}>{t(`plan.kept.${ground}`, { day: dayOf(destroyOn) })}</li>
      ))}
    </ul>
  );
}

/** Whether nothing prevents the deletion. */
export function mayGo({ stores, isLastAdmin }: UserDeletion): boolean {
  return !isLastAdmin && stores.every(({ outcome }) => outcome !== 'HOLDS');
}
