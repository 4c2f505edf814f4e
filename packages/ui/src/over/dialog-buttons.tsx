import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog-buttons.module.css';

type DialogButtonsProps = {
  closeText: string;
  onClose: () => void;
  /** The button that acts, of size `lg`; without it closing has the whole left half. */
  children?: ReactNode;
};

/** The two ways out of a dialog that asks, of the same width. */
export function DialogButtons({ closeText, onClose, children }: DialogButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button size="lg" onClick={onClose}>
        {closeText}
      </Button>
      {children}
    </div>
  );
}
