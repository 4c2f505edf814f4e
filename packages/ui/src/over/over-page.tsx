import type { ComponentType, ReactNode } from 'react';
import { type Later, usePart } from '../later/later.ts';
import { useOnTop } from './use-on-top.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** Common props of dialogs and sheets. */
export type OverPageProps = {
  isOpen: boolean;
  /** Called by Escape, the close button and a click outside. */
  onClose: () => void;
  title: string;
  /** Label of the close button for screen readers. */
  closeText: string;
  children: ReactNode;
  /** Buttons; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Initial focus: the content (default), or the field with `autoFocus`. */
  firstFocus?: 'content' | 'field';
};

type Shown<P> = { parts: Later<ComponentType<P>>; props: P };

/**
 * The common part of dialogs and sheets. It traps and restores the focus. Escape closes it only if nothing is
 * open above it.
 */
export function OverPage<P extends OverPageProps>({ parts, props }: Shown<P>) {
  const { isOpen, onClose } = props;
  useReturnFocus(isOpen);
  const isOnTop = useOnTop(isOpen, onClose);
  const Parts = usePart(parts, isOpen);
  return Parts && <Parts {...props} onClose={() => isOnTop() && onClose()} />;
}
