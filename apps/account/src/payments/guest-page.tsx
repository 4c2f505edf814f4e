import { Logo } from '@maru/ui/frame/logo.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#account/lib/language-switch.tsx';
import { usePage } from '#account/lib/page.tsx';
import styles from './guest-page.module.css';

/** Layout of pages for guests without an account. It has no links into the product. */
export function GuestPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const { params, content } = usePage();
  const { token } = params;
  const isNotCharged = content.payPage && 'hint' in content.payPage && content.payPage.hint === 'NOT_CHARGED';
  const query = isNotCharged ? '?notcharged' : '';

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.name}>
          <Logo size={24} />
          {t('name')}
        </span>
        <LanguageSwitch
          className={undefined}
          {...(token !== undefined && { returnTo: `/pay/${token}${query}` })}
        />
      </header>
      <main>{children}</main>
    </div>
  );
}
