import { longest } from '@maru/contract/menu/menu-fields.ts';
import { useTranslation } from 'react-i18next';
import { CountedTextarea } from '#hub/lib/forms/counted-textarea.tsx';

type DescriptionFieldProps = { value: string; onChange: (text: string) => void; error: string | undefined };

/** Description for guests. */
export function DescriptionField(field: DescriptionFieldProps) {
  const { t } = useTranslation('menu-item');

  return (
    <CountedTextarea
      {...field}
      name="description"
      label={t('description')}
      description={t('descriptionHint')}
      most={longest.description}
    />
  );
}
