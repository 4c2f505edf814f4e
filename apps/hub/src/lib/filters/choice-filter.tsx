import { Dropdown, type DropdownOption } from '@maru/ui/dropdown/dropdown.tsx';
import { plainText } from './plain-text.ts';

type ChoiceFilterProps<Value extends string> = {
  label: string;
  /** Shown while nothing is chosen, and clears the choice. */
  everyText: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  /** Label of a value that is no option, such as a deleted item. */
  goneText?: string;
  onChange: (value: Value | undefined) => void;
  /** With it, typing searches the options, and only the found ones are listed. */
  hasSearch?: boolean;
};

/** Number of options that a search lists; typing narrows them. */
const mostFound = 50;

/** A filter that is off or has one of some values. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, everyText, options, value, goneText, onChange, hasSearch = false } = props;
  const chosen = options.find((option) => option.value === value);
  const gone = value !== undefined && !chosen && goneText ? [{ value, label: goneText }] : [];
  const find = (text: string): DropdownOption[] => {
    const wanted = plainText(text);
    return options.filter((option) => plainText(option.label).includes(wanted)).slice(0, mostFound);
  };

  return (
    <Dropdown
      label={label}
      placeholder={everyText}
      clearText={everyText}
      options={hasSearch ? (chosen ? [chosen] : gone) : [...options, ...gone]}
      value={value ?? null}
      onChange={(text) => onChange(options.find((option) => option.value === text)?.value)}
      {...(hasSearch && { search: { find } })}
    />
  );
}
