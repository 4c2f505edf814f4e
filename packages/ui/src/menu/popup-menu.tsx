import { Menu, type MenuProps } from '@mantine/core';
import { useState } from 'react';
import { useOnTop } from '../fields/use-on-top.ts';

/** A menu of acts, which Back closes as Escape does. */
export function PopupMenu(props: Omit<MenuProps, 'opened' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  useOnTop(isOpen, () => setIsOpen(false));
  return <Menu {...props} opened={isOpen} onChange={setIsOpen} />;
}
