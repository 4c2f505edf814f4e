import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import styles from './sheet.module.css';
import type { SheetProps } from './sheet.tsx';
import { useOpened } from './use-opened.ts';

export function DrawerParts(props: SheetProps) {
  const { isOpen, onClose, title, closeText, children, footer } = props;
  const { side = 'auto', width = 420, firstFocus = 'content' } = props;
  const isNarrow = useMediaQuery('(width < 40em)', false, { getInitialValueInEffect: false });
  const isBottom = side === 'bottom' || isNarrow;

  // Put together from parts: Mantine's own header is a second banner landmark beside the page's.
  return (
    <Drawer.Root
      opened={useOpened(isOpen)}
      onClose={onClose}
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
