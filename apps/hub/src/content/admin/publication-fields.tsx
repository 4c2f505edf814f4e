import { Radio } from '@mantine/core';
import { publicationStatuses } from '@maru/contract/content/publication.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import styles from './admin-content.module.css';
import { useAdminContentWords } from './use-admin-content-words.ts';
import type { ContentFormState } from './use-content-form.ts';

/** Chooses whether the item is a draft, published now, or published at a later time. */
export function PublicationFields({ form: { values, set, field } }: { form: ContentFormState }) {
  const { t } = useAdminContentWords();
  return (
    <FormCard title={t('publication')}>
      <Radio.Group
        name="status"
        aria-label={t('publication')}
        value={values.status}
        onChange={(chosen) => {
          const status = publicationStatuses.find((one) => one === chosen);
          if (status) set('status', status);
        }}
      >
        <div className={styles.choices}>
          {publicationStatuses.map((status) => (
            <Radio
              key={status}
              value={status}
              label={t(`statuses.${status}`)}
              description={t(`statusHints.${status}`)}
            />
          ))}
        </div>
      </Radio.Group>
      {values.status === 'SCHEDULED' && (
        <div className={styles.when}>
          <TextInput {...field('publishDay')} type="date" label={t('publishDay')} />
          <TextInput {...field('publishTime')} type="time" label={t('publishTime')} />
          <p className={styles.hint}>{t('koreanTime')}</p>
        </div>
      )}
    </FormCard>
  );
}
