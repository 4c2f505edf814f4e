import { Logo } from '@maru/ui/frame/logo.tsx';
import { useTranslation } from 'react-i18next';
import styles from './home-link.module.css';

/** The product's name, with a link to the start page. */
export function HomeLink() {
  const { t } = useTranslation('app');
  return (
    <a href="/" className={styles.link}>
      <Logo size={30} />
      {t('name')}
    </a>
  );
}
