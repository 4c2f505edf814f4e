import { type ComboboxItem, Select } from '@mantine/core';
import { useState } from 'react';
import styles from './dropdown.module.css';
import { fieldState } from './fields/field-state.ts';

export type DropdownOption = { value: string; label: string; disabled?: boolean };

export type DropdownProps = {
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  placeholder?: string;
  options: DropdownOption[];
  /** Value of the chosen option; its label is shown. */
  value: string | null;
  onChange: (value: string | null) => void;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  /** Typing narrows the list; say what stands there when nothing fits, or which options fit. */
  search?: { nothingFoundText: string } | { find: (text: string) => DropdownOption[] };
  /** Lets one choose nothing again, with a button of this name. */
  clearText?: string;
  error?: string | undefined;
  hasError?: boolean | undefined;
};

/** One of several: shows the label of what is chosen, can be disabled, worked by keyboard. */
export function Dropdown(props: DropdownProps) {
  const { options, value, onChange, isLabelHidden, label, search, clearText, error, hasError, ...rest } =
    props;
  const [isFocused, setIsFocused] = useState(false);
  const find = search && 'find' in search ? search.find : undefined;
  const state = fieldState({ isFocused, isDisabled: rest.disabled, hasError, message: error });

  return (
    <Select
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={options}
      value={value}
      onChange={onChange}
      searchable={search !== undefined}
      nothingFoundMessage={search && 'nothingFoundText' in search ? search.nothingFoundText : undefined}
      {...(find ? { filter: ({ search: text }) => find(text) as ComboboxItem[] } : {})}
      clearable={clearText !== undefined}
      clearButtonProps={{ 'aria-label': clearText }}
      allowDeselect={false}
      checkIconPosition="right"
      error={state === 'error' ? error : undefined}
      errorProps={{ role: 'alert' }}
      wrapperProps={{ 'data-state': state }}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      comboboxProps={{ shadow: 'md', transitionProps: { transition: 'fade', duration: 120 } }}
      classNames={styles}
    />
  );
}
