import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#account/lib/language-switch.tsx';
import styles from './not-found-page.module.css';

/** Any other path (spec.md section 2): a picture that leads home. */
export function NotFoundPage() {
  const { t } = useTranslation('app');

  return (
    <div className={styles.page}>
      <LanguageSwitch className={styles.language} />
      <main className={styles.content}>
        <a href="/" className={styles.picture} aria-label={t('notFound.picture')}>
          <MissingBoard />
        </a>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p className={styles.body}>{t('notFound.body')}</p>
      </main>
    </div>
  );
}

/** A wooden floor from above; of one board only the joists below it are left. */
function MissingBoard() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden className={styles.drawing}>
      <rect className={styles.below} x="8" y="8" width="304" height="184" rx="14" />
      <path className={styles.joist} d="M84 8v184M160 8v184M236 8v184" />
      <path
        className={styles.board}
        d="M22 8h276a14 14 0 0 1 14 14v18H8V22A14 14 0 0 1 22 8ZM8 46h304v32H8zM8 122h304v32H8zM8 160h304v18a14 14 0 0 1-14 14H22a14 14 0 0 1-14-14z"
      />
      <path className={styles.board} d="M8 84h62l6 32H8zM246 84h66v32h-74z" />
      <path
        className={styles.grain}
        d="M26 25c60-6 120 6 180 0M120 62c50 6 110-6 160 0M30 138c70 6 120-5 190 1M90 177c60-5 130 5 190 0M20 100c16 3 30-2 42 1"
      />
      <path className={styles.edge} d="M210 30v4M60 60v4M280 30v4M250 140v4M50 176v4M296 100v4" />
    </svg>
  );
}
