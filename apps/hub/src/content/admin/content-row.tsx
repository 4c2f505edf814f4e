import type { PublicationStatus } from '@maru/contract/content/publication.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './admin-content.module.css';
import { ContentBadges } from './content-badges.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';

type ContentRowProps = {
  handle: ReactNode;
  title: string;
  to: string;
  pictureUrl?: string | null;
  publication: { status: PublicationStatus; publishAt: string | null; createdAt: string };
  connectUrl?: string | null;
  hasEnglish: boolean;
};

/** A sortable post or FAQ with a link to its editor. */
export function ContentRow({
  handle,
  title,
  to,
  pictureUrl,
  publication,
  connectUrl,
  hasEnglish,
}: ContentRowProps) {
  const { t, timeOf } = useAdminContentWords();
  const { status, publishAt, createdAt } = publication;
  return (
    <div className={`card-box ${styles.row}`}>
      {handle}
      {pictureUrl && <img className={styles.picture} src={pictureUrl} alt="" loading="lazy" />}
      <div className={styles.about}>
        <Link className={styles.name} to={to}>
          {title}
        </Link>
        <ContentBadges status={status} publishAt={publishAt} hasEnglish={hasEnglish} />
        <span className={styles.made}>
          {t('created', { time: timeOf(createdAt) })}
          {connectUrl && <span translate="no">{connectUrl}</span>}
        </span>
      </div>
    </div>
  );
}
