import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import type { Dashboard } from './dashboard.api.ts';
import styles from './dashboard.module.css';

type StoreNotice = Dashboard['notices'][number];

/** The screen that each kind of notice links to. */
const places: Readonly<Record<StoreNotice['kind'], (store: { storeId: string }) => string>> = {
  UNISSUED_CASH: paths.unissuedCash,
  EXCESS: paths.excess,
  DIFFERENCES: paths.salesDifferences,
  EXPIRING_POINTS: paths.points,
};

/** A notice of a later feature. */
export type FurtherNotice = { id: string; text: string; to: string };

type NoticesProps = Pick<Dashboard, 'notices'> & { further: readonly FurtherNotice[] };

/** Lists what needs attention, each with a link to it. */
export function Notices({ notices, further }: NoticesProps) {
  const { t } = useTranslation('dashboard');
  const { storeId } = useStore();
  if (notices.length + further.length === 0) return null;

  return (
    <ul className={styles.notices} aria-label={t('notices.label')}>
      {notices.map(({ kind, count, daysLeft }) => (
        <li key={kind}>
          <Link to={places[kind]({ storeId })} className={`warning-box warning-link ${styles.notice}`}>
            <span>
              {t(`notices.${kind}`, { count })}
              {daysLeft !== null && (
                <strong>
                  {daysLeft < 0
                    ? t('notices.late')
                    : daysLeft === 0
                      ? t('notices.dueToday')
                      : t('notices.daysLeft', { count: daysLeft })}
                </strong>
              )}
            </span>
            <IconChevronRight size={20} aria-hidden />
          </Link>
        </li>
      ))}
      {further.map(({ id, text, to }) => (
        <li key={id}>
          <Link to={to} className={`warning-box warning-link ${styles.notice} ${styles.news}`}>
            <span>{text}</span>
            <IconChevronRight size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
