import { Logo } from '@maru/ui/frame/logo.tsx';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameSlots } from './store-frame.tsx';
import styles from './whole-page.module.css';

/** A full-page state, inside a store's frame or alone. Alone, it adds a heading and is centred. */
export function WholePage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('app');
  const isFramed = use(FrameSlots) !== undefined;
  const head = <title>{`${title} · ${t('name')}`}</title>;

  if (isFramed) {
    return (
      <div className={styles.middle}>
        {head}
        {children}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {head}
      <header>
        <h1 className={styles.name}>
          <Logo size={24} />
          {t('name')}
        </h1>
      </header>
      <main className={styles.middle}>{children}</main>
    </div>
  );
}
