import type { ReactNode } from 'react';
import { later, usePart } from '../later/later.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useOnTop } from './use-on-top.ts';

export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Read out for the close button. */
  closeText: string;
  children: ReactNode;
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** `auto` comes from the right, under 640 px from the bottom. */
  side?: 'auto' | 'bottom';
  /** Width of a side sheet in CSS pixels. */
  width?: number;
  /** Where the focus goes first: to the content (default), or to the field in it that has `autoFocus`. */
  firstFocus?: 'content' | 'field';
};

const drawerParts = later(async () => (await import('./drawer-parts.tsx')).DrawerParts);

/** Before a press asks for it: it has to open without a connection too. */
export const fetchSheet = drawerParts.load;

/** A sheet over the edge of the screen: keeps the focus inside, gives it back, closes with Escape. */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose } = props;
  useFocusBack(isOpen);
  const isOnTop = useOnTop(isOpen, onClose);
  const Parts = usePart(drawerParts, isOpen);
  return Parts && <Parts {...props} onClose={() => isOnTop() && onClose()} />;
}
