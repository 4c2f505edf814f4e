import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog-buttons.module.css';

type DialogButtonsProps = {
  closeText: string;
  onClose: () => void;
  /** The confirm button, of size `lg`; without it the close button fills the left half. */
  children?: ReactNode;
};

/**
 * The last element of a dialog with a question, always in sight: two buttons of the same width, unless one has a long
 * text.
 */
export function DialogButtons({ closeText, onClose, children }: DialogButtonsProps) {
  return (
    <div className={styles.buttons} data-keep-clear>
      <Button size="lg" onClick={onClose}>
        {closeText}
      </Button>
      {children}
    </div>
  );
}
