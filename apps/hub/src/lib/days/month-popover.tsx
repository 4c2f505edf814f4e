import { Popover } from '@mantine/core';
import { useOpened } from '@maru/ui/over/use-opened.ts';
import { cloneElement, type ReactElement, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthView } from './month-view.tsx';

export type MonthPopoverProps = {
  date: string;
  today: string;
  /** The button that opens the calendar. */
  target: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
};

/** The calendar, in a popover below its button. */
export function MonthPopover({ date, today, target, isOpen, onChange }: MonthPopoverProps) {
  const { t } = useTranslation('days');
  const button = useRef<HTMLButtonElement>(null);
  // The button was remounted when the calendar loaded; focus has to return to the new one.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <Popover
      opened={useOpened(isOpen)}
      onChange={onChange}
      trapFocus
      returnFocus
      radius="md"
      position="bottom"
    >
      <Popover.Target>{cloneElement(target, { ref: button })}</Popover.Target>
      <Popover.Dropdown aria-label={t('picker.label')}>
        <MonthView date={date} today={today} onChosen={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
