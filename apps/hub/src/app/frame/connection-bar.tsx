import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LiveState } from '#hub/lib/live.ts';
import { useOnline } from '#hub/lib/online.ts';
import styles from './connection-bar.module.css';

/**
 * Says that this device is offline and what happens to orders meanwhile, or that too many open screens
 * prevent live updates.
 */
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
