import type { PublicationStatus } from '@maru/contract/content/publication.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import styles from './admin-content.module.css';
import { useAdminContentWords } from './use-admin-content-words.ts';

type Props = { status: PublicationStatus; publishAt: string | null; hasEnglish: boolean };

const tones = { DRAFT: 'neutral', SCHEDULED: 'warning', PUBLISHED: 'success' } as const;

/** Badges that say whether and from when the item is public, and whether it has no English version. */
export function ContentBadges({ status, publishAt, hasEnglish }: Props) {
  const { t, timeOf } = useAdminContentWords();
  return (
    <span className={styles.badges}>
      <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
      {publishAt && <time dateTime={publishAt}>{timeOf(publishAt)}</time>}
      {!hasEnglish && <StatusBadge>{t('noEnglish')}</StatusBadge>}
    </span>
  );
}
