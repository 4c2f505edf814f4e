import { Dropdown, type DropdownOption } from '@maru/ui/dropdown/dropdown.tsx';
import { plainText } from './plain-text.ts';

type ChoiceFilterProps<Value extends string> = {
  label: string;
  /** Shown while nothing is chosen. Choosing it clears the filter. */
  everyText: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  /** Label of a chosen value that is no longer an option, such as a deleted item. */
  goneText?: string;
  onChange: (value: Value | undefined) => void;
  /** Typing searches the options, and only the matches are listed. */
  hasSearch?: boolean;
};

/** The most options that a search lists. */
const mostFound = 50;

/** A filter that is off or has one of several values. */
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
      options={[...options, ...gone]}
      value={value ?? null}
      onChange={(text) => onChange(options.find((option) => option.value === text)?.value)}
      {...(hasSearch && { search: { find } })}
    />
  );
}
