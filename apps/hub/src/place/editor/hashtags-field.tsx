import { Button } from '@mantine/core';
import { mostHashtags } from '@maru/contract/place/place-limits.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';
import { type HashtagProblem, readHashtags } from './read-hashtags.ts';

type HashtagsFieldProps = {
  value: readonly string[];
  onChange: (hashtags: readonly string[]) => void;
  /** Text that is not a hashtag yet. It is part of the form, so that what cannot be added is not lost in silence. */
  typed: string;
  onType: (typed: string) => void;
  error: string | undefined;
};

/** A field for hashtags. Enter, a comma or leaving the field adds one. */
export function HashtagsField({ value, onChange, typed, onType, error }: HashtagsFieldProps) {
  const { t } = useTranslation('place');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<HashtagProblem>();

  function add(text: string) {
    const read = readHashtags(value, text);
    onType(read.left);
    setProblem(read.problem);
    if (read.hashtags !== value) onChange(read.hashtags);
  }

  function change(text: string) {
    setProblem(undefined);
    if (/[\s,#＃]/.test(text.trimStart().slice(1))) add(text);
    else onType(text);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    // Enter also ends the composition of a syllable.
    if (!event.nativeEvent.isComposing) add(typed);
  }

  function remove(hashtag: string) {
    onChange(value.filter((one) => one !== hashtag));
    input.current?.focus();
  }

  const words = problem && typed !== '' && t(`problems.${problem}`, { most: mostHashtags });
  return (
    <div className={styles.hashtags} data-field="hashtags">
      <div className={styles.adding}>
        <TextInput
          ref={input}
          label={t('fields.hashtags')}
          description={t('hashtags.hint', { most: mostHashtags })}
          placeholder={t('hashtags.example')}
          autoComplete="off"
          enterKeyHint="enter"
          value={typed}
          onChange={change}
          onKeyDown={handleKey}
          onBlur={() => typed !== '' && add(typed)}
          error={words || error}
          describedBy={value.length > 0 ? id : undefined}
        />
        <Button disabled={typed.trim() === ''} onClick={() => add(typed)}>
          {t('hashtags.add')}
        </Button>
      </div>
      {value.length > 0 && (
        <ul id={id} className={styles.chips} aria-label={t('fields.hashtags')}>
          {value.map((hashtag) => (
            <li key={hashtag}>
              <button
                type="button"
                className={`chip ${styles.chip}`}
                aria-label={t('hashtags.remove', { name: hashtag })}
                onClick={() => remove(hashtag)}
              >
                <span>#{hashtag}</span>
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
