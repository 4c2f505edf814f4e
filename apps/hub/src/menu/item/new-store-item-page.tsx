import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { BasicFields } from './fields/basic-fields.tsx';
import { GuestFields } from './fields/guest-fields.tsx';
import { OptionFields } from './fields/option-fields.tsx';
import styles from './item.module.css';
import { ItemColumns } from './item-columns.tsx';
import { useItemWords } from './use-item-words.ts';
import { useNewItemForm } from './use-new-item-form.ts';

/** Adds one item, or several in a row. */
export function NewStoreItemPage() {
  const { storeId } = useStore();
  const { t, fieldLabels, wordsOf } = useItemWords(storeId);
  const { categories } = useCachedMenu(storeId);
  const { category } = useSearch({ strict: false });
  const [first, ...others] = categories;
  const start = categories.find(({ id }) => id === category) ?? (others.length === 0 ? first : undefined);
  const form = useNewItemForm(storeId, start?.id ?? null);
  useKeys([{ keys: ['mod+Enter'], label: t('saveNext'), onPress: form.submitAndGoOn, whileTyping: true }]);

  return (
    <StoreFrame title={t('titleNew')} back={{ to: paths.menu({ storeId }), label: t('toMenu') }}>
      <div className={styles.page}>
        <EditForm
          form={form}
          fieldLabels={fieldLabels}
          wordsOf={wordsOf}
          actions={
            <Button size="lg" disabled={!form.isDirty || form.isSaving} onClick={form.submitAndGoOn}>
              {t('saveNext')}
            </Button>
          }
        >
          <ItemColumns
            first={<BasicFields storeId={storeId} form={form} />}
            second={
              <>
                <GuestFields storeId={storeId} form={form} />
                <OptionFields storeId={storeId} form={form} />
              </>
            }
          />
        </EditForm>
      </div>
    </StoreFrame>
  );
}
