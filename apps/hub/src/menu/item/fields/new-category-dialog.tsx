import { Button } from '@mantine/core';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import { wholeForm, wrongFields } from '#hub/lib/forms/refused-fields.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useAddCategory } from '#hub/menu/item/item.api.ts';

type NewCategoryDialogProps = {
  storeId: string;
  isOpen: boolean;
  onClose: () => void;
  onMade: (categoryId: string) => void;
};

/** Creates a category from a name. Its other settings are on the categories page. */
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

// A component of its own, so that every opening starts empty.
function NameForm({ storeId, onClose, onMade }: Omit<NewCategoryDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['menu-item', 'errors']);
  const { mutateAsync, isPending } = useAddCategory(storeId);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  function refuse(words: string | undefined) {
    setError(words);
    focusField(form.current, ['name']);
  }

  async function add() {
    if (name.trim() === '') return refuse(t('errors:fields.required'));
    try {
      onMade((await mutateAsync(name)).id);
      onClose();
    } catch (refusal) {
      const wrong = wrongFields(refusal, () => wholeForm);
      if (wrong) refuse(wrong[wholeForm]);
      else reportRefusal(refusal);
    }
  }

  return (
    <form
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextInput
        autoFocus
        name="name"
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
