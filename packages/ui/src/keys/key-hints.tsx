import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../over/dialog.tsx';
import { isScreenCovered } from '../over/is-screen-covered.ts';
import { isTyping } from './is-typing.ts';
import styles from './key-hints.module.css';

export type KeyHint = { keys: string[]; label: string };

type KeyHintsProps = { title: string; closeText: string; hints: KeyHint[] };

/** A key cap. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}

/**
 * Lists the shortcuts of a screen. `?` opens it, except in fields and over a dialog, where the shortcuts are disabled.
 */
export function KeyHints({ title, closeText, hints }: KeyHintsProps) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target) || isScreenCovered()) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);

  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} closeText={closeText}>
      <dl className={styles.list}>
        {hints.map(({ keys, label }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
