import { StatusBadge } from '@maru/ui/status-badge.tsx';
import styles from './tag-list.module.css';

export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <StatusBadge key={tag}>{tag}</StatusBadge>
      ))}
    </span>
  );
}
