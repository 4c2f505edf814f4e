import type { TermsGroupOnPage } from '@maru/contract/rendered-page.ts';
import { ArticleText } from '@maru/ui/terms/article-text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './article-section.module.css';

/** One article with its version and effective date. */
export function ArticleSection({ article }: { article: TermsGroupOnPage['articles'][number] }) {
  const { t, i18n } = useTranslation('terms');
  const { key, title, content, required, version, publishedAt } = article;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Seoul' });

  return (
    <article id={key} className={styles.article} aria-labelledby={`${key}-title`}>
      <h4 id={`${key}-title`} className={styles.title}>
        {title}
      </h4>
      <p className={styles.facts}>
        <span>{t(required ? 'list.required' : 'list.optional')}</span>
        <span>{t('document.version', { version })}</span>
        <time dateTime={publishedAt}>{t('document.since', { date: day.format(new Date(publishedAt)) })}</time>
      </p>
      <ArticleText content={content} />
    </article>
  );
}
