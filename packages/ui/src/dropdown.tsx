import { type ComboboxItem, Select } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import styles from './dropdown.module.css';
import { fieldState } from './fields/field-state.ts';
import { useOnTop } from './fields/use-on-top.ts';

export type DropdownOption = {
  value: string;
  label: string;
  /** What it is called, where the label says more. */
  name?: string;
  disabled?: boolean;
};

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
  const [isOpen, setIsOpen] = useState(false);
  useOnTop(isOpen, () => setIsOpen(false));
  const [typed, setTyped] = useState(() => labelOf(options, value));
  const find = search && 'find' in search ? search.find : undefined;
  const state = fieldState({ isFocused, isDisabled: rest.disabled, hasError, message: error });

  function choose(next: string | null) {
    onChange(next);
    // Where it is taken away, to be chosen with others, the field is ready for the next.
    if (value === null) setTyped('');
  }

  /** Who typed a name in full has chosen it. */
  function leave() {
    setIsFocused(false);
    if (!search || typed === labelOf(options, value)) return;
    const named = options.find((option) => !option.disabled && isSame(option.name ?? option.label, typed));
    if (named && named.value !== value) choose(named.value);
  }

  return (
    <Select
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={options}
      value={value}
      onChange={choose}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      searchable={search !== undefined}
      searchValue={typed}
      onSearchChange={setTyped}
      selectFirstOptionOnChange={search !== undefined}
      onKeyDown={keepOfForm}
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
      onBlur={leave}
      comboboxProps={{ shadow: 'md', transitionProps: { transition: 'fade', duration: 120 } }}
      classNames={styles}
    />
  );
}

function labelOf(options: readonly DropdownOption[], value: string | null): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

function isSame(name: string, typed: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return plain(name) === plain(typed);
}

/** In an open list Enter chooses, or does nothing where nothing fits; it never sends the form. */
function keepOfForm(event: KeyboardEvent<HTMLInputElement>) {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Enter' && isOpen) event.preventDefault();
}
