import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LiveState } from '#hub/lib/live.ts';
import { useOnline } from '#hub/lib/online.ts';
import styles from './connection-bar.module.css';

/** Says that this device has no network, and what becomes of orders meanwhile; or that it is one of too many screens. */
export function ConnectionBar({ live }: { live: LiveState | undefined }) {
  const { t } = useTranslation('app');
  const isOnline = useOnline();
  const key = isOnline ? live === 'crowded' && 'crowded' : 'offline';

  return (
    <div role="status">
      {key && (
        <p className={styles.bar}>
          <IconCloudOff size={20} aria-hidden />
          {t(key)}
        </p>
      )}
    </div>
  );
}
