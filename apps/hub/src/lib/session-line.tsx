import { StatusBadge } from '@maru/ui/status-badge.tsx';
import type { ReactNode } from 'react';
import styles from './session-line.module.css';

type SessionLineProps = {
  /** Accessible name of the row. */
  label?: string;
  icon?: ReactNode;
  name: string;
  /** Text of the badge on the current session, undefined for the others. */
  mark: string | undefined;
  details: readonly [string, string];
  /** The button that ends the session. */
  end: ReactNode;
};

/** One session in a list. */
export function SessionLine({ label, icon, name, mark, details, end }: SessionLineProps) {
  return (
    <li className={styles.line} data-icon={icon ? true : undefined} aria-label={label}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.name}>
        {name} {mark && <StatusBadge tone="success">{mark}</StatusBadge>}
      </p>
      <p className={styles.details}>
        {details[0]}
        <br />
        {details[1]}
      </p>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}
