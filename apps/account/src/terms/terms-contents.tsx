import type { TermsGroupOnPage } from '@maru/contract/rendered-page.ts';
import { useTranslation } from 'react-i18next';
import styles from './terms-contents.module.css';

/** Links to every article; stays beside the text where there is room. */
export function TermsContents({ label, groups }: { label: string; groups: readonly TermsGroupOnPage[] }) {
  const { t } = useTranslation('terms');

  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.heading}>{t('document.contents')}</p>
      <ul className={styles.groups}>
        {groups.map(({ scope, key, name, articles }) => (
          <li key={`${scope}-${key}`}>
            <span className={styles.group}>{name}</span>
            <ul className={styles.articles}>
              {articles.map((article) => (
                <li key={article.key}>
                  <a href={`#${article.key}`} className={styles.link}>
                    {article.title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
