import type { ReactNode } from 'react';
import styles from './sheet-stage.module.css';

/**
 * A step of a sheet that takes another one's place. What had the focus is gone then: it goes to the step's first act or
 * to the step itself, so that keyboard and screen reader go on here. Give it a key of its own for each step.
 */
export function SheetStage({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.stage}>
      {children}
    </div>
  );
}

function takeFocus(stage: HTMLElement | null) {
  if (!stage || stage.contains(document.activeElement)) return;
  const first = stage.querySelector<HTMLElement>('[data-autofocus]') ?? stage;
  first.focus({ preventScroll: true });
}
