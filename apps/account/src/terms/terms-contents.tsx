import type { TermsGroupOnPage } from '@maru/contract/rendered-page.ts';
import { articleScopes } from '@maru/contract/terms/terms.endpoints.ts';
import { useTranslation } from 'react-i18next';
import styles from './terms-contents.module.css';

/** Links to every article, beside the text if there is room. */
export function TermsContents({ label, groups }: { label: string; groups: readonly TermsGroupOnPage[] }) {
  const { t } = useTranslation('terms');
  const scopes = articleScopes.filter((scope) => groups.some((group) => group.scope === scope));

  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.heading}>{t('document.contents')}</p>
      <ul className={styles.list}>
        {scopes.map((scope) => (
          <li key={scope}>
            <a href={`#${scope}`} className={styles.scope}>
              {t(`document.${scope}`)}
            </a>
            <ul className={styles.list}>
              {groups
                .filter((group) => group.scope === scope)
                .flatMap(({ articles }) => articles)
                .map(({ key, title }) => (
                  <li key={key}>
                    <a href={`#${key}`} className={styles.link}>
                      {title}
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
