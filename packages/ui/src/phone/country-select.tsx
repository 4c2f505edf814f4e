import { Input } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useOnTop } from '../over/use-on-top.ts';
import { type Country, countryName } from './country-list.ts';
import { CountryPanel } from './country-panel.tsx';
import styles from './country-select.module.css';

type CountrySelectProps = {
  label: string;
  searchLabel: string;
  nothingFoundText: string;
  countries: readonly Country[];
  language: string;
  /** ISO code of the selected country. */
  value: string;
  onChange: (code: string) => void;
  disabled: boolean;
};

/** Select of one country: a button with name and calling code, and a searchable list. */
export function CountrySelect(props: CountrySelectProps) {
  const { label, searchLabel, nothingFoundText, countries, language, value, onChange, disabled } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const callingCode = countries.find(({ code }) => code === value)?.callingCode;

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  useOnTop(isOpen, close);
  const choose = (code: string) => {
    onChange(code);
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <Input.Wrapper
      className={styles.root ?? ''}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      onBlur={handleBlur}
    >
      <Input
        component="button"
        type="button"
        pointer
        ref={button}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        classNames={{ input: styles.button ?? '', section: styles.section ?? '' }}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKeyDown}
      >
        <span className={styles.chosen} id={`${id}-value`}>
          <span className={styles.name}>{countryName(value, language)}</span>{' '}
          <span className={styles.code}>+{callingCode}</span>
        </span>
      </Input>
      {isOpen && (
        <CountryPanel
          {...{ countries, language, searchLabel, nothingFoundText, value }}
          label={label}
          onChoose={choose}
          onClose={close}
        />
      )}
    </Input.Wrapper>
  );
}
