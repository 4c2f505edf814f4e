import { ActionIcon } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { formatCount } from '@maru/web/format.ts';
import { IconPlusMinus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDifference } from '#hub/menu/options/collection-problems.ts';

type DifferenceFieldProps = {
  /** In won, or the text as typed if it is not a whole number. */
  value: number | string;
  onChange: (value: number | string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  error: string | undefined;
};

/** Price difference to the item. A button switches the sign, since some phone keyboards have no minus. */
export function DifferenceField({ value, onChange, onKeyDown, error }: DifferenceFieldProps) {
  const { t } = useTranslation('menu-options');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();

  const take = (text: string) => {
    const read = readDifference(text);
    setTyped(text);
    onChange('value' in read ? read.value : text);
  };

  const turn = () => {
    setTyped(undefined);
    if (typeof value === 'number') onChange(-value);
  };

  return (
    <TextInput
      ref={input}
      label={t('choices.difference')}
      isLabelHidden
      inputMode="numeric"
      value={typed ?? textOf(value)}
      onChange={take}
      onFocus={() => input.current?.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
      error={error}
      rightSectionWidth={44}
      rightSection={
        typeof value === 'number' &&
        value !== 0 && (
          <ActionIcon variant="transparent" aria-label={t('choices.turnSign')} onClick={turn}>
            <IconPlusMinus size={20} aria-hidden />
          </ActionIcon>
        )
      }
    />
  );
}

function textOf(value: number | string): string {
  if (typeof value === 'string') return value;
  return value > 0 ? `+${formatCount(value)}` : formatCount(value);
}
