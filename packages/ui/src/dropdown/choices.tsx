import { type ComboboxItem, Select } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldState } from '../fields/field-state.ts';
import { useOnTop } from '../over/use-on-top.ts';
import styles from './dropdown.module.css';
import type { Before, DropdownProps } from './dropdown.tsx';
import { labelOf } from './label-of.ts';

type ChoicesProps = DropdownProps & { before: RefObject<Before> };

/** The field with its list. It takes over the state of the closed field. */
export function Choices(props: ChoicesProps) {
  const { options, value, onChange, isLabelHidden, label, search, clearText, error, hasError, ...others } =
    props;
  const { before, ...rest } = others;
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useOnTop(isOpen, () => setIsOpen(false));
  const [typed, setTyped] = useState(() => labelOf(props));
  const goOn = useEffectEvent(() => {
    const { isFocused: had, isOpen: asked, typed: text } = before.current;
    if (had) input.current?.focus({ preventScroll: true });
    if (search && text) setTyped(text);
    if (asked || text) setIsOpen(true);
  });
  useEffect(() => goOn(), []);
  const find = search && 'find' in search ? search.find : undefined;
  const state = fieldState({ isFocused, isDisabled: rest.disabled, hasError, message: error });

  function choose(next: string | null) {
    onChange(next);
    // In a multiple choice, `value` stays null and the parent removes the chosen option: empty the field.
    if (value === null) setTyped('');
  }

  /** Typing the full name of an option chooses it. */
  function leave() {
    setIsFocused(false);
    if (!search || typed === labelOf(props)) return;
    const named = options.find((option) => !option.disabled && isSame(option.name ?? option.label, typed));
    if (named && named.value !== value) choose(named.value);
  }

  return (
    <Select
      ref={input}
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

function isSame(name: string, typed: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return plain(name) === plain(typed);
}

/** While the list is open, Enter chooses the active option or does nothing. It never submits the form. */
function keepOfForm(event: KeyboardEvent<HTMLInputElement>) {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Enter' && isOpen) event.preventDefault();
}
