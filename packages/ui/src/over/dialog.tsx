import type { ReactNode } from 'react';
import { later, usePart } from '../later/later.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useOnTop } from './use-on-top.ts';

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

const modalParts = later(async () => (await import('./modal-parts.tsx')).ModalParts);

/** Before a press asks for it: it has to open without a connection too. */
export const fetchDialog = modalParts.load;

/** A modal dialog: keeps the focus inside, gives it back, closes with Escape. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose } = props;
  useFocusBack(isOpen);
  const isOnTop = useOnTop(isOpen, onClose);
  const Parts = usePart(modalParts, isOpen);
  return Parts && <Parts {...props} onClose={() => isOnTop() && onClose()} />;
}
