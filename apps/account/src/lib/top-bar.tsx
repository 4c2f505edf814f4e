import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './top-bar.module.css';

/** Top of the terms and mailbox pages: link to the home page and language switch. Not printed. */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <HomeLink />
      <LanguageSwitch className={undefined} />
    </div>
  );
}
