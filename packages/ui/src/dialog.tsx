import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

export type DialogProps = {
  isOpen: boolean;
  /** Called by Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** Read out for the close button. */
  closeText: string;
  children: ReactNode;
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Width in CSS pixels where there is room; under 640 px it is a sheet at the bottom. */
  width?: number;
  /** Keeps a press beside the dialog from closing it, where typing would be lost. */
  isPersistent?: boolean;
  /** Where the focus goes first: to the content (default), or to the field in it that has `autoFocus`. */
  firstFocus?: 'content' | 'field';
};

/** A modal dialog: keeps the focus inside, gives it back, closes with Escape. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeText, children, footer, width = 480 } = props;
  const { isPersistent = false, firstFocus = 'content' } = props;

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={width}
      padding={20}
      closeOnClickOutside={!isPersistent}
      closeButtonProps={{ 'aria-label': closeText }}
      transitionProps={{ transition: 'fade-up', duration: 160 }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      classNames={styles}
    >
      <div className={styles.start} tabIndex={-1} data-autofocus={firstFocus === 'content' || undefined}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}
