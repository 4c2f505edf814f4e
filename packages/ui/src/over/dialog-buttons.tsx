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
 * The buttons of a dialog with a question, always in sight: two of the same width, unless one has a long
 * text. Place them as the last row of a grid with a gap of at least 8 px.
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
