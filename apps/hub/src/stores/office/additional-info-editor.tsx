import { ActionIcon, Button } from '@mantine/core';
import {
  type AdditionalInfo,
  type AdditionalInfoKey,
  additionalInfoKeys,
  additionalInfoProblem,
  cashReceiptAvailable,
} from '@maru/contract/stores/additional-info.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import styles from './office.module.css';

type AdditionalInfoEditorProps = {
  value: readonly AdditionalInfo[];
  onChange: (entries: AdditionalInfo[]) => void;
  error: string | undefined;
};

/** Information for customers: entries with a known key and a text. */
export function AdditionalInfoEditor({ value, onChange, error }: AdditionalInfoEditorProps) {
  const { t } = useTranslation('store');
  const isFree = (key: AdditionalInfoKey) =>
    key !== cashReceiptAvailable && !value.some((entry) => entry.key === key);
  const [next] = additionalInfoKeys.filter(isFree);
  // Only the first problem has an error text.
  const wrong = value.findIndex((entry) => additionalInfoProblem(entry) !== undefined);
  const change = (index: number, part: Partial<AdditionalInfo>) =>
    onChange(value.map((entry, i) => (i === index ? { ...entry, ...part } : entry)));

  return (
    <div className={styles.fields} data-field="additionalInfo">
      {value.length === 0 && <p className={styles.said}>{t('info.none')}</p>}
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: changing the key of an entry must not remount it
        <div key={index} className={styles.entry}>
          <Dropdown
            label={t('info.key')}
            options={additionalInfoKeys
              .filter((key) => key === entry.key || isFree(key))
              .map((key) => ({ value: key, label: t(`info.keys.${key}`) }))}
            value={entry.key}
            onChange={(key) => key && change(index, { key: key as AdditionalInfoKey })}
          />
          <TextInput
            required
            label={t('info.value')}
            placeholder={t(`info.examples.${entry.key}`)}
            maxLength={100}
            value={entry.value}
            onChange={(words) => change(index, { value: words })}
            error={index === wrong ? error : undefined}
          />
          <ActionIcon
            aria-label={t('info.remove', { name: t(`info.keys.${entry.key}`) })}
            onClick={() => onChange(value.filter((_, i) => i !== index))}
          >
            <IconX size={20} />
          </ActionIcon>
        </div>
      ))}
      {error && wrong < 0 && <FieldError>{error}</FieldError>}
      {next && (
        <Button className={styles.add ?? ''} onClick={() => onChange([...value, { key: next, value: '' }])}>
          {t('info.add')}
        </Button>
      )}
    </div>
  );
}
