import type { DropdownProps } from './dropdown.tsx';

/** The label of what is chosen, or nothing. */
export function labelOf({ options, value }: Pick<DropdownProps, 'options' | 'value'>): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
