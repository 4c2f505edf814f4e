import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './code-reveal.module.css';
import { createReveal, revealMs } from './reveal.ts';

const duration = { '--reveal': `${revealMs}ms` } as CSSProperties;

/** Expands a part of a form when it is needed. Nothing in it can be focused while it is hidden. */
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
