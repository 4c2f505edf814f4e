import type { DropdownProps } from './dropdown.tsx';

export function labelOf({ options, value }: Pick<DropdownProps, 'options' | 'value'>): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
