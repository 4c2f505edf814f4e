import { useRef } from 'react';
import { later, usePart } from '../later/later.ts';
import { ClosedDropdown } from './closed-dropdown.tsx';

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

/** What a person did with the field before its list was loaded. */
export type Before = { isFocused: boolean; isOpen: boolean; typed: string };

const choices = later(async () => (await import('./choices.tsx')).Choices);

/** One of several: shows the label of what is chosen, can be disabled, worked by keyboard. */
export function Dropdown(props: DropdownProps) {
  const before = useRef<Before>({ isFocused: false, isOpen: false, typed: '' });
  const Part = usePart(choices);
  if (Part) return <Part {...props} before={before} />;
  return <ClosedDropdown {...props} before={before} onTouch={choices.load} />;
}
