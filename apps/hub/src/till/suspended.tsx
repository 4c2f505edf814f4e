import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import styles from './suspended.module.css';
import { useTillWords } from './use-till-words.ts';

/** Says that a suspended store takes no new orders, while open ones can still be paid. */
export function Suspended() {
  const { t } = useTillWords();
  const { storeId } = useStore();

  return (
    <div className={`warning-box ${styles.suspended}`} role="status">
      <p>{t('suspended.text')}</p>
      <Button size="lg" renderRoot={(props) => <Link to={paths.orders({ storeId })} {...props} />}>
        {t('suspended.orders')}
      </Button>
    </div>
  );
}
