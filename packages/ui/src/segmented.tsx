import { SegmentedControl } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** What is chosen, for screen readers. */
  label: string;
  options: { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  isFullWidth?: boolean;
  /** Holds at once, whatever form it stands in: Enter does not send that one. */
  isOutsideForm?: boolean;
};

/** A switch between two or three ways; arrow keys move it. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, disabled = false, isFullWidth = false } = props;
  const { isOutsideForm = false } = props;

  return (
    <SegmentedControl
      aria-label={label}
      data={options}
      value={value}
      onChange={onChange}
      disabled={disabled}
      {...(isOutsideForm && { onKeyDown: keepOfForm })}
      fullWidth={isFullWidth}
      withItemsBorders={false}
      transitionDuration={140}
      classNames={styles}
    />
  );
}

function keepOfForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
