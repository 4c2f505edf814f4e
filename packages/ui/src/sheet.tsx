import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useFocusBack } from './fields/use-focus-back.ts';
import { useOnTop } from './fields/use-on-top.ts';
import styles from './sheet.module.css';

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

/** A sheet over the edge of the screen: keeps the focus inside, gives it back, closes with Escape. */
export function Sheet({
  isOpen,
  onClose,
  title,
  closeText,
  children,
  footer,
  side = 'auto',
  width = 420,
  firstFocus = 'content',
}: SheetProps) {
  const isNarrow = useMediaQuery('(width < 40em)', false, { getInitialValueInEffect: false });
  useFocusBack(isOpen);
  const isOnTop = useOnTop(isOpen, onClose);
  const isBottom = side === 'bottom' || isNarrow;

  // Put together from parts: Mantine's own header is a second banner landmark beside the page's.
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={() => isOnTop() && onClose()}
      position={isBottom ? 'bottom' : 'right'}
      size={isBottom ? 'auto' : width}
      padding={20}
      transitionProps={{ duration: 160 }}
      classNames={{ ...styles, content: `${styles.content} ${isBottom ? styles.bottom : styles.side}` }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        <div className={styles.head} data-keep-clear>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeText} />
        </div>
        <Drawer.Body>
          <div className={styles.scroll} tabIndex={-1} data-autofocus={firstFocus === 'content' || undefined}>
            {children}
          </div>
          {footer && (
            <div className={styles.footer} data-keep-clear>
              {footer}
            </div>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
