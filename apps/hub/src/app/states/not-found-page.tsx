import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { WholePage } from '#hub/lib/whole-page.tsx';
import { NotFoundPicture } from './not-found-picture.tsx';
import styles from './state.module.css';

/** Any address without a screen, and stores that are somebody else's; the picture leads home. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <WholePage title={t('notFound.title')}>
      <div className={styles.state}>
        <Link to={paths.home()} className={styles.picture} aria-label={t('notFound.home')}>
          <NotFoundPicture />
        </Link>
        <h2 className={styles.title}>{t('notFound.title')}</h2>
        <p className={styles.text}>{t('notFound.text')}</p>
        <Button variant="brand" renderRoot={(props) => <Link to={paths.home()} {...props} />}>
          {t('notFound.home')}
        </Button>
      </div>
    </WholePage>
  );
}
