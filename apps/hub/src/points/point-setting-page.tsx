import { updatePointSetting } from '@maru/contract/points/points.endpoints.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { loadMenu, useCachedMenu } from '#hub/menu/menu.api.ts';
import { pointSettingQuery } from './points.api.ts';
import { CategoryChoice } from './setting/category-choice.tsx';
import { RateField, TermFields, usePointFieldLabels } from './setting/point-fields.tsx';
import { SettingPreview } from './setting/setting-preview.tsx';
import { StoreChoice } from './setting/store-choice.tsx';
import { useNamedChoices } from './setting/use-named-choices.ts';
import { usePointForm } from './setting/use-point-form.ts';
import { usePointWords } from './use-point-words.ts';

/** Route loader. */
export const loadPointSettingPage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('points', 'forms'),
    loadMenu(queryClient, storeId),
    queryClient.ensureQueryData(pointSettingQuery(storeId)),
  ]);

/** The setting for how customers earn and use points from now on. */
export function PointSettingPage() {
  const { t } = usePointWords();
  const store = useStore();
  const { categories } = useCachedMenu(store.storeId);
  const { form } = usePointForm(store.storeId);
  const { values, set, errorOf } = form;
  const mayEdit = mayCall(updatePointSetting, store);
  const named = useNamedChoices(store.storeId, categories, mayEdit);

  return (
    <StoreFrame title={t('setting.title')}>
      <EditForm
        form={form}
        readOnlyText={mayEdit ? undefined : t('setting.readOnly')}
        fieldLabels={usePointFieldLabels()}
        wordsOf={(_, value) => (Array.isArray(value) ? named(value as string[]) : undefined)}
      >
        <div className={layout.columns}>
          <div className={layout.column}>
            <FormCard title={t('setting.earnTitle')} text={t('setting.earnText')}>
              <RateField form={form} />
              {mayEdit && <SettingPreview storeId={store.storeId} values={values} />}
              <CategoryChoice
                name="earningCategoryIds"
                label={t('setting.earning')}
                hint={t('setting.earningHint')}
                categories={categories}
                chosen={values.earningCategoryIds}
                onChange={(ids) => set('earningCategoryIds', ids)}
                error={errorOf('earningCategoryIds')}
              />
              <CategoryChoice
                name="nonEarningCategoryIds"
                label={t('setting.nonEarning')}
                hint={t('setting.nonEarningHint')}
                categories={categories}
                chosen={values.nonEarningCategoryIds}
                onChange={(ids) => set('nonEarningCategoryIds', ids)}
                error={errorOf('nonEarningCategoryIds')}
              />
            </FormCard>
          </div>
          <div className={layout.column}>
            <FormCard title={t('setting.useTitle')} text={t('setting.useText')}>
              <TermFields form={form} />
            </FormCard>
            {mayEdit && <StoreChoice storeId={store.storeId} form={form} />}
          </div>
        </div>
      </EditForm>
    </StoreFrame>
  );
}
