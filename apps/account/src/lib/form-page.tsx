import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Floor } from './floor.tsx';
import styles from './form-page.module.css';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** Layout of form pages: the branding on the left if there is room, the form on the right. */
export function FormPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');

  return (
    <div className={styles.page}>
      <header className={styles.house}>
        <div className={styles.inside}>
          <HomeLink />
          <div className={styles.promise}>
            <p className={styles.words}>{t('brand.promise')}</p>
            <p className={styles.detail}>{t('brand.detail')}</p>
          </div>
          <Floor className={styles.floor} />
        </div>
      </header>
      <div className={styles.side}>
        <LanguageSwitch className={styles.language} />
        <main className={styles.form}>{children}</main>
      </div>
    </div>
  );
}

/** Links below a form. `data-main` highlights one. */
export function PageLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}
