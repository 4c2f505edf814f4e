import { Menu } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { cloneElement, useEffect, useRef } from 'react';
import { useOpened } from '../over/use-opened.ts';
import type { OpenMenuProps } from './popup-menu.tsx';

export function OpenMenu({ target, heading, items, isOpen, onChange, ...rest }: OpenMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const ref = useMergedRef(button, target.props.ref);
  // The button was remounted when the menu loaded; focus has to return to the new one.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <Menu {...rest} shadow="md" opened={useOpened(isOpen)} onChange={onChange}>
      <Menu.Target>{cloneElement(target, { ref })}</Menu.Target>
      <Menu.Dropdown>
        {heading && <Menu.Label>{heading}</Menu.Label>}
        {items.map(({ key, label, icon, mark, isDangerous, onSelect }) => (
          <Menu.Item
            key={key}
            leftSection={icon}
            rightSection={mark}
            onClick={onSelect}
            {...(isDangerous && { color: 'danger' })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
