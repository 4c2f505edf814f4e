import type { ReactNode } from 'react';
import styles from './sheet-stage.module.css';

/**
 * A step of a sheet that takes another one's place. What had the focus is gone then: it goes to the step's first act or
 * to the step itself, so that keyboard and screen reader go on here. It begins at its top, however far the step before
 * it was scrolled. Give it a key of its own for each step.
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
  const sheet = stage.closest('[role="dialog"]');
  if (sheet) sheet.scrollTop = 0;
  const first = stage.querySelector<HTMLElement>('[data-autofocus]') ?? stage;
  first.focus({ preventScroll: true });
}
