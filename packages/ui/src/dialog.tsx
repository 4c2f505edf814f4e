import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { useFocusBack } from './fields/use-focus-back.ts';
import { useOnTop } from './fields/use-on-top.ts';

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

/** Over sheets, whichever came first: a session may end while one is open. Below popovers (300). */
const zIndex = 250;

/** A modal dialog: keeps the focus inside, gives it back, closes with Escape. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeText, children, footer, width = 480 } = props;
  const { isPersistent = false, firstFocus = 'content' } = props;
  useFocusBack(isOpen);
  const isOnTop = useOnTop(isOpen, onClose);

  // Put together from parts: Mantine's own header is a second banner landmark beside the page's.
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => isOnTop() && onClose()}
      size={width}
      zIndex={zIndex}
      padding={20}
      closeOnClickOutside={!isPersistent}
      transitionProps={{ transition: 'fade-up', duration: 160 }}
      classNames={styles}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content data-dialog>
        <div className={styles.head} data-keep-clear>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={closeText} />
        </div>
        <Modal.Body>
          <div className={styles.start} tabIndex={-1} data-autofocus={firstFocus === 'content' || undefined}>
            {children}
          </div>
          {footer && (
            <div className={styles.footer} data-keep-clear>
              {footer}
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
