import { Modal } from '@mantine/core';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { HeadAndBody } from './head-and-body.tsx';
import { useOpened } from './use-opened.ts';

/** Above sheets, because a session may end while one is open. Below popovers (300). */
const zIndex = 250;

export function ModalParts(props: DialogProps) {
  const { isOpen, onClose, width = 480, isPersistent = false, ...shown } = props;
  const { inner, content, body, footer } = styles;

  return (
    <Modal.Root
      opened={useOpened(isOpen)}
      onClose={onClose}
      size={width}
      zIndex={zIndex}
      padding={20}
      closeOnClickOutside={!isPersistent}
      transitionProps={{ transition: 'fade-up', duration: 160 }}
      classNames={{ inner, content, body }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content data-dialog>
        <HeadAndBody {...shown} of={Modal} classNames={{ footer }} />
      </Modal.Content>
    </Modal.Root>
  );
}
