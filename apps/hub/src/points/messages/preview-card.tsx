import { type TemplatePurpose, templatePurposes } from '@maru/contract/points/point-messages.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { useState } from 'react';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { MessageBubble } from '#hub/lib/messages/message-bubble.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { type ChannelValues, templateFor } from './channel-values.ts';
import { filledExample } from './filled-example.ts';
import type { PointTemplate } from './point-messages.api.ts';
import styles from './point-messages.module.css';
import { useMessageWords } from './use-message-words.ts';

/** Shows a message as a customer would get it, with example figures. */
export function PreviewCard({
  templates,
  values,
}: {
  templates: readonly PointTemplate[];
  values: ChannelValues;
}) {
  const { t } = useMessageWords();
  const store = useStore();
  const [purpose, setPurpose] = useState<TemplatePurpose>('EARNED');
  const template = templateFor(templates, { purpose, values });

  return (
    <FormCard title={t('preview.title')} text={t('preview.text')}>
      <Dropdown
        label={t('preview.label')}
        options={templatePurposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        value={purpose}
        onChange={(value) => {
          const chosen = templatePurposes.find((one) => one === value);
          if (chosen) setPurpose(chosen);
        }}
      />
      {template ? (
        <MessageBubble
          text={filledExample(template.content, { store: store.name, when: t('preview.when') })}
        />
      ) : (
        <p className={styles.note}>{t('preview.none')}</p>
      )}
    </FormCard>
  );
}
