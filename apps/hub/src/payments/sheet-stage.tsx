import type { ReactNode } from 'react';
import styles from './sheet-stage.module.css';

/**
 * A step of a sheet. When it replaces another step, the element with the focus is gone. The focus then moves
 * to the new step's element with `data-autofocus`, else to the step itself, and the sheet scrolls to the top.
 * Give each step its own `key`.
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
