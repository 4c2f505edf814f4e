import { useRef } from 'react';
import { later, usePart } from '../later/later.ts';
import { ClosedDropdown } from './closed-dropdown.tsx';

export type DropdownOption = {
  value: string;
  label: string;
  /** The name to match, if the label contains more. */
  name?: string;
  disabled?: boolean;
};

export type DropdownProps = {
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  placeholder?: string;
  options: DropdownOption[];
  /** Value of the selected option; its label is shown. */
  value: string | null;
  onChange: (value: string | null) => void;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  /** Typing filters the list: by label, with a text to show if nothing matches, or by `find`. */
  search?: { nothingFoundText: string } | { find: (text: string) => DropdownOption[] };
  /** Label of a button that clears the selection; without it there is no button. */
  clearText?: string;
  error?: string | undefined;
  hasError?: boolean | undefined;
};

/** What a person did with the field before its list was loaded. */
export type Before = { isFocused: boolean; isOpen: boolean; typed: string };

const choices = later(async () => (await import('./choices.tsx')).Choices);

/** Select of one option, with keyboard control. */
export function Dropdown(props: DropdownProps) {
  const before = useRef<Before>({ isFocused: false, isOpen: false, typed: '' });
  const Part = usePart(choices);
  if (Part) return <Part {...props} before={before} />;
  return <ClosedDropdown {...props} before={before} onTouch={choices.load} />;
}
