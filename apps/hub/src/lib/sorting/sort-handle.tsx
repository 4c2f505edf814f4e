import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sorting.module.css';
import { useSorting } from './sorting-context.ts';

/** Handle of a sortable row: drag it, or pick the row up by click or key. */
export function SortHandle({ id, tabIndex = 0 }: { id: string; tabIndex?: 0 | -1 }) {
  const { t } = useTranslation('sorting');
  const sorting = useSorting();
  const { areaId, carried, isDisabled, nameOf } = sorting;
  const button = useRef<HTMLButtonElement>(null);
  const isCarried = carried?.id === id;
  const positionByKeys = isCarried && carried.by === 'keys' ? carried.toIndex : undefined;

  // The focus is lost when the row moves or is remounted, and when the focused button of the bar disappears.
  // Return it to the handle.
  const wasCarried = useRef(false);
  useLayoutEffect(() => {
    if (positionByKeys === undefined && !wasCarried.current) return;
    wasCarried.current = positionByKeys !== undefined;
    if (document.activeElement === document.body) button.current?.focus();
  }, [positionByKeys]);

  const isPicked = positionByKeys !== undefined;
  useEffect(() => {
    if (isPicked) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    if (positionByKeys === undefined) return;
    const step = stepOf(event.key, positionByKeys, sorting.lastIndex);
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) sorting.cancel();
    else sorting.place(step);
  }

  function handleClick({ detail }: MouseEvent) {
    // A click from the keyboard (`detail` 0) cannot be the end of a drag.
    if (detail > 0 && sorting.isDragClick()) return;
    if (isCarried) sorting.drop();
    else sorting.pick(id);
  }

  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      size={44}
      className={styles.handle ?? ''}
      tabIndex={tabIndex}
      data-sort-handle={id}
      data-carried={isCarried || undefined}
      disabled={isDisabled}
      aria-label={t('handle', { name: nameOf(id) })}
      aria-describedby={`${areaId}-keys`}
      aria-pressed={isCarried}
      onPointerDown={(event) => sorting.startDrag(id, event)}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      <IconGripVertical size={22} aria-hidden />
    </ActionIcon>
  );
}

function stepOf(key: string, position: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return position - 1;
    case 'ArrowDown':
      return position + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
