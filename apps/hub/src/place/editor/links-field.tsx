import { ActionIcon, Button } from '@mantine/core';
import { longestOfPlace as longest, mostLinks } from '@maru/contract/place/place-limits.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import styles from './editor.module.css';
import { type FormLink, type LinkProblem, linkProblem } from './place-form.ts';

type LinksFieldProps = {
  value: readonly FormLink[];
  onChange: (links: readonly FormLink[]) => void;
  error: string | undefined;
};

const emptyLink: FormLink = { name: '', nameEn: '', url: '' };

/** A field for the store's own links, such as reservations. */
export function LinksField({ value, onChange, error }: LinksFieldProps) {
  const { t } = useTranslation('place');
  // Only the first problem has an error text.
  const wrong = value.findIndex((link) => linkProblem(link) !== undefined);
  const change = (index: number, part: Partial<FormLink>) =>
    onChange(value.map((link, i) => (i === index ? { ...link, ...part } : link)));
  const errorAt = (index: number, ...problems: LinkProblem[]) => {
    const problem = index === wrong && value[index] ? linkProblem(value[index]) : undefined;
    return problem && problems.includes(problem) ? error : undefined;
  };

  return (
    <FormCard title={t('fields.links')} text={t('links.text')}>
      <div className={styles.rows} data-field="links">
        {value.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: typing in a link must not remount it
          <div key={index} className={styles.link}>
            <CountedInput
              required
              label={t('links.name')}
              placeholder={t('links.nameExample')}
              autoComplete="off"
              most={longest.linkName}
              value={link.name}
              onChange={(name) => change(index, { name })}
              error={errorAt(index, 'linkName')}
            />
            <CountedInput
              label={t('links.nameEn')}
              autoComplete="off"
              most={longest.linkName}
              value={link.nameEn}
              onChange={(nameEn) => change(index, { nameEn })}
            />
            <TextInput
              required
              label={t('links.url')}
              placeholder={t('links.urlExample')}
              type="url"
              inputMode="url"
              autoComplete="off"
              value={link.url}
              onChange={(url) => change(index, { url })}
              error={errorAt(index, 'linkUrl', 'linkUrlLong')}
            />
            <ActionIcon
              aria-label={t('links.remove', { name: link.name || t('links.unnamed') })}
              onClick={() => onChange(value.filter((_, i) => i !== index))}
            >
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {value.length < mostLinks ? (
          <Button className={styles.add ?? ''} onClick={() => onChange([...value, emptyLink])}>
            {t('links.add')}
          </Button>
        ) : (
          <p className={styles.hint}>{t('links.full', { most: mostLinks })}</p>
        )}
      </div>
    </FormCard>
  );
}
