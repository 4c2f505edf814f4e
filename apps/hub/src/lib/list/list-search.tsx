import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useRef } from 'react';
import { useKeys } from '#hub/lib/keys.ts';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import styles from './list-search.module.css';

type ListSearchProps = {
  label: string;
  description: string;
  /** The text in the address. */
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
};

/** The field that searches a list; `/` focuses it. */
export function ListSearch({ label, description, value, onSearch }: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useTypedQuery(value ?? '', (text) => onSearch(text || undefined));
  useKeys([{ keys: ['/'], label, onPress: () => field.current?.focus() }]);

  return (
    <search className={styles.search}>
      <TextInput
        ref={field}
        label={label}
        description={description}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={type}
      />
    </search>
  );
}
