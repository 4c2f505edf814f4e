import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { ClearableInput } from '@maru/ui/fields/clearable-input.tsx';
import { errorWords } from '@maru/web/report-error.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressesByText } from './address.api.ts';
import { AddressResults } from './address-results.tsx';
import styles from './address-search-box.module.css';
import type { FoundAddress } from './address-value.ts';

type AddressSearchBoxProps = {
  error: string | undefined;
  onChoose: (found: FoundAddress) => void;
  /** Called to use the typed text as it is. */
  onByHand: (text: string) => void;
  onBack?: () => void;
};

const pauseMilliseconds = 300;

/** Search field for addresses, with its results. */
export function AddressSearchBox({ error, onChoose, onByHand, onBack }: AddressSearchBoxProps) {
  const { t } = useTranslation('address');
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState('');
  const [paused] = useDebouncedValue(typed.trim(), pauseMilliseconds);
  const text = entered === typed.trim() ? entered : paused;
  const search = useAddressesByText(text);
  const list = useRef<HTMLUListElement>(null);
  const found = text === '' ? undefined : search.data;
  const isOld = search.isPlaceholderData || text !== typed.trim();

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition Enter and arrow keys belong to the syllable.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter must not submit the surrounding form.
      event.preventDefault();
      if (isOld || !found) return setEntered(typed.trim());
      const [only] = found;
      if (only && found.length === 1) return onChoose(only);
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector('button')?.focus();
  };

  return (
    <search className={styles.search}>
      <ClearableInput
        name="address"
        label={t('search.label')}
        description={t('search.description')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={onBack !== undefined}
        enterKeyHint="search"
        clearText={t('search.clear')}
        value={typed}
        onChange={setTyped}
        onKeyDown={handleKey}
        error={error}
      />
      <p className="heard-only" role="status">
        {found && !isOld && found.length > 0 ? t('search.count', { count: found.length }) : ''}
        {search.isFetching ? t('search.searching') : ''}
      </p>
      {search.isError && text !== '' && (
        <div role="alert" className={`danger-box ${styles.note}`}>
          <p className={styles.words}>{errorWords(search.error) ?? t('errors:network.error')}</p>
          <Button onClick={() => search.refetch()}>{t('search.retry')}</Button>
        </div>
      )}
      {found && found.length > 0 && <AddressResults ref={list} found={found} onChoose={onChoose} />}
      {found?.length === 0 && !isOld && (
        <p role="alert" className={styles.note}>
          {t('search.none', { text })}
        </p>
      )}
      <div className={styles.others}>
        {typed.trim() !== '' && (found?.length === 0 || search.isError) && (
          <Button onClick={() => onByHand(typed.trim())}>{t('search.byHand')}</Button>
        )}
        {onBack && (
          <Button variant="subtle" onClick={onBack}>
            {t('search.back')}
          </Button>
        )}
      </div>
    </search>
  );
}
