import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './top-bar.module.css';

/** Above a page to read: the way home and the language. Paper has none of it. */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <HomeLink />
      <LanguageSwitch className={undefined} />
    </div>
  );
}
