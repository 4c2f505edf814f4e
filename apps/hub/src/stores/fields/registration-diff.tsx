import { type ApprovedRegistration, namesThatDiffer } from '@maru/contract/stores/registration-change.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

type RegistrationDiffProps = { before: ApprovedRegistration; after: ApprovedRegistration };

/** Lists the fields of a registration that change, with the present and the new value. */
export function RegistrationDiff({ before, after }: RegistrationDiffProps) {
  const { t } = useTranslation('store-fields');
  return (
    <Facts
      rows={namesThatDiffer(before, after).map((name) => ({
        label: t(name),
        value: (
          <span className={styles.diff}>
            <span className={styles.before}>
              <span className="heard-only">{t('diff.before')}</span> {before[name] ?? t('diff.none')}
            </span>
            <span aria-hidden>→</span>
            <strong>
              <span className="heard-only">{t('diff.after')}</span> {after[name] ?? t('diff.none')}
            </strong>
          </span>
        ),
      }))}
    />
  );
}
