import { ClearableInput } from '@maru/ui/fields/clearable-input.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

type MailboxSearchProps = { value: string; onChange: (to: string) => void };

/** Searches while typing, or without script on Enter. */
export function MailboxSearch({ value, onChange }: MailboxSearchProps) {
  const { t } = useTranslation('messaging');
  const handleSubmit = (event: FormEvent) => event.preventDefault();

  return (
    <search>
      <form method="get" action="/dev/outbox" onSubmit={handleSubmit}>
        <ClearableInput
          name="to"
          label={t('search')}
          placeholder={t('searchHint')}
          clearText={t('clear')}
          value={value}
          onChange={onChange}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
