import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { TextInput } from '../fields/text-input.tsx';
import type { Country } from './country-list.ts';
import { CountrySelect } from './country-select.tsx';
import { caretAfter, digitsOf, editPhone, isHyphenKey } from './phone-editing.ts';
import styles from './phone-input.module.css';

/** ISO code of the country, and the digits in national format. */
export type PhoneValue = { country: string; digits: string };

export type PhoneInputProps = {
  label: string;
  countryLabel: string;
  /** Label of the search field for countries. */
  searchLabel: string;
  nothingFoundText: string;
  countries: readonly Country[];
  /** Language for names and order of the countries. */
  language: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** Formats the digits while typing. */
  format: (callingCode: string, digits: string) => string;
  /** Parses a phone number from pasted or autofilled text. */
  read: (
    text: string,
    callingCode: string,
  ) => { callingCode: string; nationalDigits: string; country: string | undefined } | undefined;
  name?: string;
  placeholder?: string;
  description?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  error?: string | undefined;
  hasError?: boolean | undefined;
};

/** Pasted text with at least this many digits counts as a whole number. */
const wholeNumber = 7;

/** Country and number. Accepts only digits and formats them; a pasted number also sets the country. */
export function PhoneInput(props: PhoneInputProps) {
  const { countries, language, value, onChange, format, read, countryLabel, searchLabel, nothingFoundText } =
    props;
  const {
    label,
    name,
    placeholder,
    description,
    disabled = false,
    autoFocus = false,
    error,
    hasError,
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const key = useRef<string>(undefined);

  const callingCode = countries.find(({ code }) => code === value.country)?.callingCode ?? '';
  const shown = format(callingCode, value.digits);

  /** A text with a whole number replaces the field's content and country. */
  const takeWhole = (text: string) => {
    const found = digitsOf(text).length >= wholeNumber ? read(text, callingCode) : undefined;
    const country =
      found?.callingCode === callingCode
        ? value.country
        : (found?.country ?? countries.find((each) => each.callingCode === found?.callingCode)?.code);
    if (!found || country === undefined) return false;
    onChange({ country, digits: found.nationalDigits });
    return true;
  };

  const handleChange = (text: string) => {
    const element = field.current;
    if (!element || (/^\s*[+\uFF0B]/.test(text) && takeWhole(text))) return;
    const caret = element.selectionStart ?? text.length;
    const edited = editPhone({ digits: value.digits, text, caret, key: key.current });
    const next = format(callingCode, edited.digits);
    // React does not move the caret if the field already shows the value it gets.
    element.value = next;
    const place = caretAfter(next, edited.digitsBefore);
    element.setSelectionRange(place, place);
    if (edited.digits !== value.digits) onChange({ ...value, digits: edited.digits });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    key.current = event.key;
    if (isHyphenKey(event)) event.preventDefault();
  };

  const handlePaste = (event: ClipboardEvent) => {
    key.current = undefined;
    if (takeWhole(event.clipboardData.getData('text'))) event.preventDefault();
  };

  return (
    <div className={styles.root}>
      <CountrySelect
        {...{ countries, language, searchLabel, nothingFoundText, disabled }}
        label={countryLabel}
        value={value.country}
        onChange={(country) => onChange({ ...value, country })}
      />
      <TextInput
        {...{ label, error, hasError, disabled, autoFocus }}
        {...(name === undefined ? {} : { name })}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(description === undefined ? {} : { description })}
        ref={field}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="next"
        value={shown}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
    </div>
  );
}
