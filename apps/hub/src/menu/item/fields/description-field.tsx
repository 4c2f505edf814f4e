import { Textarea } from '@mantine/core';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { countCharacters, limitCharacters } from '@maru/ui/fields/graphemes.ts';
import { useTranslation } from 'react-i18next';

type DescriptionFieldProps = { value: string; onChange: (text: string) => void; error: string | undefined };

/** Description for guests. */
export function DescriptionField({ value, onChange, error }: DescriptionFieldProps) {
  const { t } = useTranslation('menu-item');
  const count = { count: countCharacters(value), most: longest.description };

  return (
    <Textarea
      name="description"
      label={t('description')}
      description={`${t('descriptionHint')} ${t('descriptionCount', count)}`}
      autosize
      minRows={2}
      maxRows={8}
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        const text = currentTarget.value;
        onChange(isComposing ? text : limitCharacters(text, longest.description));
      }}
      error={error}
      errorProps={{ role: 'alert' }}
    />
  );
}
