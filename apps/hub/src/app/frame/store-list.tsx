import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { firstScreen } from '#hub/app/navigation.tsx';
import type { MyStore } from '#hub/lib/store.tsx';
import styles from './store-list.module.css';

type StoreListProps = { stores: readonly MyStore[]; current: MyStore; onChoose: () => void };

/** The person's stores; choosing one goes to its first screen. */
export function StoreList({ stores, current, onChoose }: StoreListProps) {
  const { t } = useTranslation('app');
  return (
    <ul className={styles.list}>
      {stores.map((store) => {
        const isCurrent = store.storeId === current.storeId;
        return (
          <li key={store.storeId}>
            <Link
              to={firstScreen(store)}
              className={styles.store}
              onClick={onChoose}
              aria-current={isCurrent}
            >
              <span className={styles.name}>{store.name}</span>
              <span className={styles.role}>{t(`account.role.${store.role}`)}</span>
              {isCurrent && <IconCheck size={20} aria-label={t('stores.current')} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
