import { ComboboxChevron, InputBase } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { fieldState } from '../fields/field-state.ts';
import styles from './dropdown.module.css';
import type { Before, DropdownProps } from './dropdown.tsx';
import { labelOf } from './label-of.ts';

type ClosedDropdownProps = DropdownProps & {
  before: RefObject<Before>;
  /** Called when the list may be opened soon. */
  onTouch: () => void;
};

/** The field before its list is loaded. It records clicks and typed text for the list. */
export function ClosedDropdown(props: ClosedDropdownProps) {
  const { before, onTouch, options, value, onChange, isLabelHidden, label, search, clearText, ...others } =
    props;
  const { error, hasError, ...rest } = others;
  const [isFocused, setIsFocused] = useState(false);
  const state = fieldState({ isFocused, isDisabled: rest.disabled, hasError, message: error });

  function keep(change: Partial<Before>) {
    Object.assign(before.current, change);
    onTouch();
  }
  function focus(hasFocus: boolean) {
    keep(hasFocus ? { isFocused: true } : { isFocused: false, isOpen: false });
    setIsFocused(hasFocus);
  }
  function press(event: KeyboardEvent) {
    if (opening.has(event.key)) event.preventDefault();
    if (opening.has(event.key)) keep({ isOpen: true });
    else if (event.key.length === 1) keep({ typed: before.current.typed + event.key });
  }

  return (
    <InputBase
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      value={labelOf(props)}
      readOnly
      pointer
      error={state === 'error' ? error : undefined}
      errorProps={{ role: 'alert' }}
      wrapperProps={{ 'data-state': state }}
      rightSection={<ComboboxChevron {...(state === 'error' && { error })} />}
      rightSectionPointerEvents="none"
      onPointerEnter={onTouch}
      // If the list arrives while the mouse button is down, this input is replaced and never gets the click.
      onMouseDown={() => keep({ isOpen: true })}
      onClick={() => keep({ isOpen: true })}
      onKeyDown={press}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
      classNames={{ input: styles.input }}
    />
  );
}

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);
