import type { TermsGroupOnPage } from '@maru/contract/rendered-page.ts';
import { ArticleText } from '@maru/ui/terms/article-text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './article-section.module.css';
import { useDays } from './use-days.ts';

/**
 * Shows one article with its version, the day it took effect, and links to its coming and former versions.
 */
export function ArticleSection({ article }: { article: TermsGroupOnPage['articles'][number] }) {
  const { t } = useTranslation('terms');
  const dayOf = useDays();
  const { key, title, content, required, version, effectiveAt, others } = article;

  return (
    <article id={key} className={styles.article} aria-labelledby={`${key}-title`}>
      <h4 id={`${key}-title`} className={styles.title}>
        {title}
      </h4>
      <p className={styles.facts}>
        <span>{t(required ? 'list.required' : 'list.optional')}</span>
        <span>{t('document.version', { version })}</span>
        <time dateTime={effectiveAt}>{t('document.since', { date: dayOf(effectiveAt) })}</time>
      </p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((other) => (
            <li key={other.version}>
              <a href={`?article=${key}&version=${other.version}`} data-coming={other.isComing}>
                {t(other.isComing ? 'document.coming' : 'document.former', {
                  version: other.version,
                  date: dayOf(other.effectiveAt),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ArticleText content={content} />
    </article>
  );
}
