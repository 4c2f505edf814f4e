import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#hub/lib/online.ts';
import styles from './offline-bar.module.css';

/** Says that this device has no network, and what becomes of orders meanwhile. */
export function OfflineBar() {
  const { t } = useTranslation('app');
  const isOnline = useOnline();

  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <IconCloudOff size={20} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
