import { Input } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Country, findCountries, nameCountries, stepThrough } from './country-list.ts';
import styles from './country-select.module.css';

type CountryPanelProps = {
  label: string;
  searchLabel: string;
  nothingFoundText: string;
  countries: readonly Country[];
  language: string;
  value: string;
  onChoose: (code: string) => void;
  onClose: () => void;
};

/** The open list: a search field that keeps the focus, and countries that the arrow keys move through. */
export function CountryPanel(props: CountryPanelProps) {
  const { label, searchLabel, nothingFoundText, countries, language, value, onChoose, onClose } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(value);

  const [all] = useState(() => nameCountries(countries, language));
  const found = findCountries(all, text);
  const isActiveShown = found.some(({ code }) => code === active);

  useEffect(() => {
    search.current?.focus();
    centreChosen(list.current);
  }, []);
  useEffect(() => {
    list.current?.querySelector(`[data-code="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const handleSearch = (typed: string) => {
    setText(typed);
    setActive(findCountries(all, typed)[0]?.code ?? '');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onClose();
    else if (key !== 'Enter') setActive(stepThrough(found, active, key === 'ArrowDown' ? 1 : -1));
    else if (isActiveShown) onChoose(active);
  };

  return (
    <div className={styles.panel}>
      <Input
        ref={search}
        role="combobox"
        aria-label={searchLabel}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={isActiveShown ? `${id}-${active}` : undefined}
        placeholder={searchLabel}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={(event) => handleSearch(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        tabIndex={-1}
      >
        {found.map(({ code, callingCode, name }) => (
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={code === value}
            data-code={code}
            data-active={code === active || undefined}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(code)}
            onKeyDown={handleKeyDown}
          >
            <span>{name}</span>
            <span className={styles.code}>
              +{callingCode}
              {code === value && <IconCheck size={18} aria-hidden />}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.nothing} role="status">
        {found.length === 0 && nothingFoundText}
      </p>
    </div>
  );
}

/** Scrolls only the list, not the page. */
function centreChosen(list: HTMLElement | null) {
  const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (list && chosen) list.scrollTop = chosen.offsetTop - (list.clientHeight - chosen.clientHeight) / 2;
}
