import type { ReactNode } from 'react';
import styles from './sheet-stage.module.css';

/**
 * A step of a sheet. When it replaces another step, the focused element is gone; focus moves to its first action, else
 * to the step itself, and the sheet scrolls to the top. Give each step its own `key`.
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
