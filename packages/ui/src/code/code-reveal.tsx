import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './code-reveal.module.css';
import { createReveal, revealMs } from './reveal.ts';

const duration = { '--reveal': `${revealMs}ms` } as CSSProperties;

/** A part of a form that is not there until it is needed; its height opens, and nothing in it can be reached before. */
export function CodeReveal({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [reveal] = useState(() => createReveal(isOpen));
  const state = useSyncExternalStore(reveal.subscribe, reveal.read, reveal.read);
  useEffect(() => reveal.set(isOpen), [reveal, isOpen]);

  return (
    <div className={styles.root} data-state={state} style={duration} inert={!isOpen}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
