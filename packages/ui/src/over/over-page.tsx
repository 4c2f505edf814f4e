import type { ComponentType, ReactNode } from 'react';
import { type Later, usePart } from '../later/later.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useOnTop } from './use-on-top.ts';

/** What a dialog and a sheet take alike. */
export type OverPageProps = {
  isOpen: boolean;
  /** Called by Escape, the close button and a press beside it. */
  onClose: () => void;
  title: string;
  /** Read out for the close button. */
  closeText: string;
  children: ReactNode;
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Where the focus goes first: to the content (default), or to the field in it that has `autoFocus`. */
  firstFocus?: 'content' | 'field';
};

type Shown<P> = { parts: Later<ComponentType<P>>; props: P };

/** Keeps the focus inside, gives it back, and closes with Escape only while nothing stands over it. */
export function OverPage<P extends OverPageProps>({ parts, props }: Shown<P>) {
  const { isOpen, onClose } = props;
  useFocusBack(isOpen);
  const isOnTop = useOnTop(isOpen, onClose);
  const Parts = usePart(parts, isOpen);
  return Parts && <Parts {...props} onClose={() => isOnTop() && onClose()} />;
}
