import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { HeadAndBody } from './head-and-body.tsx';
import styles from './sheet.module.css';
import type { SheetProps } from './sheet.tsx';
import { useOpened } from './use-opened.ts';

export function DrawerParts(props: SheetProps) {
  const { isOpen, onClose, side = 'auto', width = 420, ...shown } = props;
  const isNarrow = useMediaQuery('(width < 40em)', false, { getInitialValueInEffect: false });
  const isBottom = side === 'bottom' || isNarrow;

  return (
    <Drawer.Root
      opened={useOpened(isOpen)}
      onClose={onClose}
      position={isBottom ? 'bottom' : 'right'}
      size={isBottom ? 'auto' : width}
      padding={20}
      transitionProps={{ duration: 160 }}
      classNames={{
        content: `${styles.content} ${isBottom ? styles.bottom : styles.side}`,
        body: styles.body,
      }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        <HeadAndBody {...shown} of={Drawer} classNames={{ content: styles.scroll, footer: styles.footer }} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
