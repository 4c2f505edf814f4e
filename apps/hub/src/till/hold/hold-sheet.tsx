import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useState } from 'react';
import { FormSheet } from '#hub/till/cart/form-sheet.tsx';
import { useTillWords } from '#hub/till/use-till-words.ts';

type HoldSheetProps = { defaultName: string; onHold: (name: string) => void; onClose: () => void };

const longestName = 40;

/** Asks for a name before a cart is put on hold. The suggested name can be taken at once. */
export function HoldSheet({ defaultName, onHold, onClose }: HoldSheetProps) {
  const { t } = useTillWords();
  const [name, setName] = useState('');

  return (
    <FormSheet
      title={t('hold.title')}
      takeText={t('hold.take')}
      onTake={() => onHold(name)}
      onClose={onClose}
    >
      <TextInput
        label={t('hold.name')}
        placeholder={defaultName}
        maxLength={longestName}
        value={name}
        onChange={setName}
      />
    </FormSheet>
  );
}
