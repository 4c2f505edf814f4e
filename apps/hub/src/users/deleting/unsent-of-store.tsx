import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import styles from './deletion-plan.module.css';

/** Orders of a store that only this device has. */
export type UnsentOfStore = { storeId: string; name: string; count: number; total: number };
export type ReadUnsent = () => Promise<UnsentOfStore[]>;

type UnsentBeforeLeavingProps = {
  unsent: readonly UnsentOfStore[];
  isAccepted: boolean;
  error: string | undefined;
  onAccept: (isAccepted: boolean) => void;
};

/**
 * Says which orders this person could no longer send, links to where they can be sent, and has the checkbox
 * to continue without sending them.
 */
export function UnsentBeforeLeaving({ unsent, isAccepted, error, onAccept }: UnsentBeforeLeavingProps) {
  const { t } = useTranslation('leaving');
  return (
    <div className={styles.held} role="status">
      <p>{t('unsent.text')}</p>
      <ul className={styles.stores}>
        {unsent.map(({ storeId, name, count, total }) => (
          <li key={storeId}>
            <strong>{name}</strong>
            <span>{t('unsent.orders', { count, total })}</span>
            <Link to={paths.till({ storeId })}>{t('unsent.send')}</Link>
          </li>
        ))}
      </ul>
      <Checkbox
        mt={16}
        size="md"
        label={t('unsent.anyway')}
        checked={isAccepted}
        error={error && <span role="alert">{error}</span>}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
    </div>
  );
}
