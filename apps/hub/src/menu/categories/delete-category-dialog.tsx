import { Button, Radio } from '@mantine/core';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { taxChange } from '#hub/menu/tax/tax-change.ts';
import { TaxNote } from '#hub/menu/tax/tax-note.tsx';
import { useTaxedName } from '#hub/menu/tax/use-taxed-name.ts';
import styles from './category-dialog.module.css';
import { type CategoryRemovalForm, useCategoryRemoval } from './use-category-removal.ts';
import type { CountedCategory } from './use-sorted-categories.ts';

type DeleteCategoryDialogProps = {
  storeId: string;
  category: CountedCategory;
  /** Categories that its items may move to. */
  others: readonly CountedCategory[];
  onClose: () => void;
};

/** Asks what happens to a category's items before it is deleted. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, others, onClose } = props;
  const { t } = useTranslation('menu-categories');
  const { nameOf } = useNames();
  const { items } = category;
  const form = useCategoryRemoval(props);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('remove.title', { name: nameOf(category) })}
      closeText={t('form.cancel')}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.press(event.timeStamp);
        }}
      >
        <p className={styles.text}>{t(items > 0 ? 'remove.text' : 'remove.emptyText', { count: items })}</p>
        {items > 0 && others.length > 0 && <WhereTo {...props} form={form} />}
        {items > 0 && others.length === 0 && <p className={styles.text}>{t('remove.onlyOne')}</p>}
        <p role="status" className={styles.sure}>
          {form.isArmed && t('remove.sure', { count: items })}
        </p>
        <div className={styles.buttons}>
          <Button size="lg" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" size="lg" variant="filled" color="danger" loading={form.isPending}>
            {t(`remove.buttons.${form.button}`, { count: items })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type WhereToProps = Omit<DeleteCategoryDialogProps, 'onClose'> & { form: CategoryRemovalForm };

function WhereTo({ storeId, category, others, form }: WhereToProps) {
  const { t } = useTranslation('menu-categories');
  const { nameOf } = useNames();
  const named = useTaxedName();
  const { categories, items } = useCachedMenu(storeId);
  const { itemsGo, targetId } = form;
  const moved = items.filter(({ categoryId }) => categoryId === category.id);

  return (
    <>
      <Radio.Group
        label={t('remove.question')}
        value={itemsGo}
        onChange={(chosen) => form.choose(chosen === 'deleted' ? 'deleted' : 'moved')}
      >
        <div className={styles.ways}>
          <Radio value="moved" label={t('remove.move')} />
          <Radio value="deleted" label={t('remove.deleteItems', { count: category.items })} />
        </div>
      </Radio.Group>
      {itemsGo === 'moved' && (
        <>
          <Dropdown
            label={t('remove.target')}
            placeholder={t('remove.targetHint')}
            options={others.map((other) => ({
              value: other.id,
              label: named(other, nameOf(other)),
              name: nameOf(other),
            }))}
            value={targetId}
            onChange={form.chooseTarget}
            error={form.isTargetMissing ? t('remove.targetMissing') : undefined}
            {...(others.length > 8 ? { search: { nothingFoundText: t('remove.noneFound') } } : {})}
          />
          <TaxNote change={taxChange(categories, moved, targetId)} />
        </>
      )}
    </>
  );
}
