import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

export type Tone = 'neutral' | 'brand' | 'action' | 'success' | 'warning' | 'danger';

type StatusBadgeProps = {
  tone?: Tone;
  /** The words; the colour only repeats them. */
  children: ReactNode;
  icon?: ReactNode;
  /** A dot before the words, for a state that lasts (open, connected). */
  hasDot?: boolean;
};

/** A state in words on a pale ground. */
export function StatusBadge({ tone = 'neutral', children, icon, hasDot = false }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {hasDot && <span className={styles.dot} aria-hidden />}
      {icon}
      {children}
    </span>
  );
}
