import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBarToDown, IconArrowBarToUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './carry-bar.module.css';
import type { Carried } from './sorting-context.ts';

type CarryBarProps = {
  areaId: string;
  carried: Carried;
  name: string;
  lastIndex: number;
  place: (toIndex: number) => void;
  drop: () => void;
  cancel: () => void;
};

/**
 * Moves a row without dragging: one press picks it up, further ones move it. Rendered outside the list, since older
 * versions of Safari place fixed elements relative to a container, out of sight.
 */
export function CarryBar({ areaId, carried, name, lastIndex, place, drop, cancel }: CarryBarProps) {
  const { t } = useTranslation('sorting');
  const { toIndex } = carried;
  const steps = [
    { label: t('bar.first'), Icon: IconArrowBarToUp, to: 0, isAtEnd: toIndex === 0 },
    { label: t('bar.up'), Icon: IconArrowUp, to: toIndex - 1, isAtEnd: toIndex === 0 },
    { label: t('bar.down'), Icon: IconArrowDown, to: toIndex + 1, isAtEnd: toIndex === lastIndex },
    { label: t('bar.last'), Icon: IconArrowBarToDown, to: lastIndex, isAtEnd: toIndex === lastIndex },
  ];

  return createPortal(
    <div
      role="toolbar"
      aria-label={t('handle', { name })}
      data-sort-bar={areaId}
      data-keep-clear
      className={styles.bar}
    >
      <p className={styles.place}>
        <span className={styles.name}>{name}</span> {toIndex + 1}/{lastIndex + 1}
      </p>
      {steps.map(({ label, Icon, to, isAtEnd }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          size={44}
          aria-label={label}
          aria-disabled={isAtEnd}
          {...(isAtEnd && { 'data-disabled': true })}
          onClick={() => place(to)}
        >
          <Icon size={22} aria-hidden />
        </ActionIcon>
      ))}
      <Button onClick={cancel}>{t('bar.cancel')}</Button>
      <Button variant="brand" onClick={drop}>
        {t('bar.drop')}
      </Button>
    </div>,
    document.getElementById('content') ?? document.body,
  );
}
