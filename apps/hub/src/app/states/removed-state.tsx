import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { WholePage } from '#hub/lib/whole-page.tsx';
import styles from './state.module.css';

/** In place of the screens of a store whose member one was: says so, and the way on. */
export function RemovedState({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation('app');
  const to = hasOthers ? paths.home() : paths.newStore();

  return (
    <WholePage title={t('removed.title')}>
      <div className={styles.state} role="status">
        <h2 className={styles.title}>{t('removed.title')}</h2>
        <p className={styles.text}>{t('removed.text')}</p>
        <Button variant="brand" renderRoot={(props) => <Link to={to} {...props} />}>
          {t(hasOthers ? 'removed.others' : 'stores.open')}
        </Button>
      </div>
    </WholePage>
  );
}
