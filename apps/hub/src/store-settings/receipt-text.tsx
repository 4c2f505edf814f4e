import { Textarea } from '@mantine/core';
import { limitCharacters } from '@maru/ui/fields/graphemes.ts';
import { TextCount } from '@maru/ui/fields/text-input.tsx';
import { useTranslation } from 'react-i18next';

type ReceiptTextProps = {
  name: 'receiptHeader' | 'receiptFooter';
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
};

/** Limit in user-perceived characters. */
const most = 200;

/** Text at the top or bottom of every receipt. */
export function ReceiptText({ name, value, onChange, error }: ReceiptTextProps) {
  const { t } = useTranslation('store-settings');

  return (
    <Textarea
      name={name}
      label={t(`payment.${name}`)}
      description={`${t(`payment.${name}Hint`)} ${t('payment.upTo', { most })}`}
      autosize
      minRows={2}
      maxRows={6}
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        const isComposing = (nativeEvent as InputEvent).isComposing;
        onChange(isComposing ? currentTarget.value : limitCharacters(currentTarget.value, most));
      }}
      error={error}
      errorProps={{ role: 'alert' }}
      inputContainer={(field) => (
        <>
          {field}
          <TextCount text={value} most={most} />
        </>
      )}
    />
  );
}
