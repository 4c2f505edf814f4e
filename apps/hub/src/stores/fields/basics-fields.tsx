import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import type { StoreType } from '@maru/contract/stores/store-type.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { storeTypesQuery } from '#hub/stores/stores.api.ts';
import type { Basics } from './basics-problems.ts';
import styles from './fields.module.css';
import { findKinds } from './find-kinds.ts';
import { readStoreExtension, readStorePhone } from './phone-rules.ts';

/**
 * Copied from the contract (`longestExtension`), because importing it would load the phone rules of every
 * country.
 */
const longestExtension = 20;

export type ChangeBasics = <K extends keyof Basics>(name: K, value: Basics[K]) => void;

type BasicsFieldsProps = {
  values: Basics;
  onChange: ChangeBasics;
  errorOf: (name: keyof Basics) => string | undefined;
};

/** Name, kind and phone number of a store. */
export function BasicsFields({ values, onChange, errorOf }: BasicsFieldsProps) {
  const { t } = useTranslation('store-fields');
  const language = useLanguage();
  const { data } = useSuspenseQuery(storeTypesQuery());
  const types = data.map((type) => ({
    value: type.code,
    label: type[language],
    words: t(`categoryWords.${type.code}`),
  }));

  /** An extension that was typed or pasted with the number moves into its own field. */
  function leavePhone() {
    const extension = readStoreExtension(values.phone);
    if (extension) onChange('phoneExtension', extension);
    onChange('phone', grouped(values.phone));
  }

  return (
    <>
      <TextInput
        name="name"
        label={t('name')}
        maxLength={50}
        autoComplete="off"
        value={values.name}
        onChange={(name) => onChange('name', name)}
        error={errorOf('name')}
      />
      <div data-field="category" className={styles.field}>
        <Dropdown
          label={t('category')}
          placeholder={t('categoryPlaceholder')}
          options={types}
          value={values.category}
          onChange={(code) => onChange('category', code as StoreType | null)}
          search={{ find: (text) => findKinds(types, text) }}
          error={errorOf('category')}
        />
      </div>
      <TextInput
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('phone')}
        description={t('phoneHint')}
        autoComplete="off"
        value={values.phone}
        onChange={(phone) => onChange('phone', phone)}
        onBlur={() => leavePhone()}
        error={errorOf('phone')}
      />
      <TextInput
        name="phoneExtension"
        inputMode="numeric"
        label={t('phoneExtension')}
        autoComplete="off"
        value={values.phoneExtension}
        onChange={(typed) =>
          onChange('phoneExtension', typed.replaceAll(/\D/g, '').slice(0, longestExtension))
        }
        error={errorOf('phoneExtension')}
      />
    </>
  );
}

/** Adds hyphens to Korean numbers. Others stay as typed. */
function grouped(phone: string): string {
  const e164 = readStorePhone(phone);
  return e164?.startsWith('+82') ? groupPhone(e164) : phone;
}
