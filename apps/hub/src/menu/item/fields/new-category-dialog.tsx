import { Button } from '@mantine/core';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { Dialog } from '@maru/ui/dialog.tsx';
import { TextInput } from '@maru/ui/text-input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whole, wrongFields } from '#hub/lib/forms/refused-fields.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useAddCategory } from '#hub/menu/item/item.api.ts';

type NewCategoryDialogProps = {
  storeId: string;
  isOpen: boolean;
  onClose: () => void;
  onMade: (categoryId: string) => void;
};

/** A new category by its name alone; the rest is said on the screen of categories. */
export function NewCategoryDialog({ isOpen, ...props }: NewCategoryDialogProps) {
  const { t } = useTranslation(['menu-item', 'app']);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={t('categoryNew')}
      closeText={t('app:close')}
      width={440}
      isPersistent
      firstFocus="field"
    >
      <NameForm {...props} />
    </Dialog>
  );
}

// Apart, so that every opening begins anew.
function NameForm({ storeId, onClose, onMade }: Omit<NewCategoryDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['menu-item', 'errors']);
  const { mutateAsync, isPending } = useAddCategory(storeId);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  async function add() {
    if (name.trim() === '') return setError(t('errors:fields.required'));
    try {
      onMade((await mutateAsync(name)).id);
      onClose();
    } catch (refusal) {
      const wrong = wrongFields(refusal, () => whole);
      if (wrong) setError(wrong[whole]);
      else reportRefusal(refusal);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextInput
        autoFocus
        label={t('categoryName')}
        maxLength={longest.category}
        autoComplete="off"
        value={name}
        onChange={(typed) => {
          setName(typed);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit" size="lg" variant="action" fullWidth mt={16} loading={isPending}>
        {t('categoryAdd')}
      </Button>
    </form>
  );
}
