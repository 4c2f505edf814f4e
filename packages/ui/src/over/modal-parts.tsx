import { Modal } from '@mantine/core';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { useOpened } from './use-opened.ts';

/** Over sheets, whichever came first: a session may end while one is open. Below popovers (300). */
const zIndex = 250;

export function ModalParts(props: DialogProps) {
  const { isOpen, onClose, title, closeText, children, footer, width = 480 } = props;
  const { isPersistent = false, firstFocus = 'content' } = props;

  // Put together from parts: Mantine's own header is a second banner landmark beside the page's.
  return (
    <Modal.Root
      opened={useOpened(isOpen)}
      onClose={onClose}
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
