import type { NeededForApproval } from '@maru/contract/stores/application.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { fieldsMissing } from './fields-missing.ts';
import styles from './missing-badges.module.css';
import { useAdminWords } from './use-admin-words.ts';

/** Fields that are missing for an approval. */
export function MissingBadges({ missing }: { missing: readonly NeededForApproval[] }) {
  const { t } = useAdminWords();
  if (missing.length === 0)
    return (
      <div className={styles.list}>
        <StatusBadge tone="success">{t('missing.none')}</StatusBadge>
      </div>
    );

  return (
    <ul className={styles.list} aria-label={t('missing.label')}>
      {fieldsMissing(missing).map((name) => (
        <li key={name}>
          <StatusBadge tone="warning">
            {t('missing.one', { field: t(`store-fields:missing.${name}`) })}
          </StatusBadge>
        </li>
      ))}
    </ul>
  );
}
