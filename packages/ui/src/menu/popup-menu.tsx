import type { MenuProps } from '@mantine/core';
import { cloneElement, type ReactElement, type ReactNode, type Ref, useState } from 'react';
import { later, usePart } from '../later/later.ts';
import { useOnTop } from '../over/use-on-top.ts';

export type MenuItem = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** After the label, for example a check mark on the current choice. */
  mark?: ReactNode;
  isDangerous?: boolean;
  onSelect: () => void;
};

export type PopupMenuProps = Pick<MenuProps, 'position' | 'width' | 'loop'> & {
  /** The button that opens the menu. */
  target: ReactElement<TargetProps>;
  heading?: string;
  items: readonly MenuItem[];
};

type TargetProps = {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

export type OpenMenuProps = PopupMenuProps & { isOpen: boolean; onChange: (isOpen: boolean) => void };

const menu = later(async () => (await import('./open-menu.tsx')).OpenMenu);

/** A menu of actions; Back and Escape close it. */
export function PopupMenu(props: PopupMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Loading the menu remounts the button, which must not happen during a press.
  const [wasPressed, setWasPressed] = useState(false);
  useOnTop(isOpen, () => setIsOpen(false));
  const Part = usePart(menu, isOpen);
  if (Part && wasPressed) return <Part {...props} isOpen={isOpen} onChange={setIsOpen} />;

  return cloneElement(props.target, {
    onClick: () => {
      setWasPressed(true);
      setIsOpen(true);
    },
    onPointerEnter: menu.load,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
}
