import type { PublicationStatus } from '@maru/contract/content/publication.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './admin-content.module.css';
import { ContentBadges } from './content-badges.tsx';

type ContentRowProps = {
  handle: ReactNode;
  title: string;
  to: string;
  pictureUrl?: string | null;
  publication: { status: PublicationStatus; publishAt: string | null };
  hasEnglish: boolean;
};

/** A sortable post or FAQ that leads to its editor. */
export function ContentRow({ handle, title, to, pictureUrl, publication, hasEnglish }: ContentRowProps) {
  const { status, publishAt } = publication;
  return (
    <div className={`card-box ${styles.row}`}>
      {handle}
      {pictureUrl && <img className={styles.picture} src={pictureUrl} alt="" loading="lazy" />}
      <div className={styles.about}>
        <Link className={styles.name} to={to}>
          {title}
        </Link>
        <ContentBadges status={status} publishAt={publishAt} hasEnglish={hasEnglish} />
      </div>
    </div>
  );
}
