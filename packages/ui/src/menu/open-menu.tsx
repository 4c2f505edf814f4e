import { Menu } from '@mantine/core';
import { useOpened } from '../over/use-opened.ts';
import type { OpenMenuProps } from './popup-menu.tsx';

export function OpenMenu({ target, heading, items, isOpen, onChange, ...rest }: OpenMenuProps) {
  return (
    <Menu {...rest} shadow="md" opened={useOpened(isOpen)} onChange={onChange}>
      <Menu.Target>{target}</Menu.Target>
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
