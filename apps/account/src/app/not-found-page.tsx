import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#account/lib/language-switch.tsx';
import { MissingPlank } from './missing-plank.tsx';
import styles from './not-found-page.module.css';

/** Shown at every path without a page. Its picture is a link to the first page. */
export function NotFoundPage() {
  const { t } = useTranslation('app');

  return (
    <div className={styles.page}>
      <LanguageSwitch className={styles.language} />
      <main className={styles.content}>
        <a href="/" className={styles.picture} aria-label={t('notFound.picture')}>
          <MissingPlank />
        </a>
        <h1 className={styles.title}>{t('sso.error.404')}</h1>
        <p className={styles.body}>{t('notFound.body')}</p>
        <Button component="a" href="/" size="lg" mt="lg">
          {t('notFound.home')}
        </Button>
      </main>
    </div>
  );
}
