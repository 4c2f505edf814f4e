import type { Document } from '@maru/contract/content/document.ts';
import type { Language } from '@maru/contract/language.ts';
import { DocumentView } from '@maru/ui/document/document-view.tsx';
import { formatDate } from '@maru/web/format.ts';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Read } from '#hub/content/in-language.ts';
import { useContentWords } from '#hub/content/use-content-words.ts';
import styles from './reading.module.css';

type ArticleProps = {
  title: Read<string>;
  content: Read<Document | null>;
  /** The reader's language. */
  language: Language;
  /** Null until it is published. */
  publishAt: string | null;
  thumbnailUrl?: string | null | undefined;
  connectUrl?: string | null | undefined;
  /** Below the text. */
  children?: ReactNode;
};

/** News or a post as its readers see it. Also used for the preview. */
export function Article(props: ArticleProps) {
  const { title, content, language, publishAt, thumbnailUrl, connectUrl, children } = props;
  const { t } = useContentWords();
  const isOnlyKorean = language === 'en' && (title.lang === 'ko' || content.lang === 'ko');

  return (
    <article className={`card-box ${styles.article}`}>
      {thumbnailUrl && <img className={styles.cover} src={thumbnailUrl} alt="" />}
      <h2 className={styles.headline} lang={title.lang}>
        {title.value}
      </h2>
      {publishAt && (
        <p className={styles.meta}>
          <time dateTime={publishAt}>{formatDate(publishAt, language)}</time>
        </p>
      )}
      {isOnlyKorean && <p className={styles.meta}>{t('onlyKorean')}</p>}
      {content.value && <DocumentView document={content.value} lang={content.lang} topHeading={3} />}
      {connectUrl && <ConnectLink url={connectUrl} />}
      {children}
    </article>
  );
}

/** A link to another site, which gets no referrer from the hub. */
function ConnectLink({ url }: { url: string }) {
  const { t } = useContentWords();
  if (!/^https:\/\//i.test(url)) return null;
  return (
    <a className={styles.connect} href={url} target="_blank" rel="noopener noreferrer">
      {t('posts.connect')}
      <IconExternalLink size={20} aria-hidden />
      <span className="heard-only">{t('posts.newTab')}</span>
    </a>
  );
}
