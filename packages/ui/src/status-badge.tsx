import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

export type Tone = 'neutral' | 'brand' | 'action' | 'success' | 'warning' | 'danger';

type StatusBadgeProps = {
  tone?: Tone;
  /** The text; the colour alone must not carry the meaning. */
  children: ReactNode;
  icon?: ReactNode;
  /** A dot before the text, for lasting states (open, connected). */
  hasDot?: boolean;
};

export function StatusBadge({ tone = 'neutral', children, icon, hasDot = false }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {hasDot && <span className={styles.dot} aria-hidden />}
      {icon}
      {children}
    </span>
  );
}
