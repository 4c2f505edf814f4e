import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { usePointWords } from '#hub/points/use-point-words.ts';
import type { PointForm } from './use-point-form.ts';

/** The field for the share of an amount that is earned. */
export function RateField({ form: { field } }: { form: PointForm }) {
  const { t } = usePointWords();
  return (
    <TextInput
      {...field('rate')}
      label={t('setting.rate')}
      description={t('setting.rateHint')}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

const terms = ['validityMonths', 'leastUse', 'useStep'] as const;

/** The fields for how long points are valid, and how many may be used at once. */
export function TermFields({ form: { field } }: { form: PointForm }) {
  const { t } = usePointWords();
  return terms.map((name) => (
    <TextInput
      key={name}
      {...field(name)}
      label={t(`setting.${name}`)}
      description={t(`setting.${name}Hint`)}
      inputMode="numeric"
      autoComplete="off"
    />
  ));
}

/** Names of the fields in the merge dialog. */
export function usePointFieldLabels() {
  const { t } = usePointWords();
  return {
    rate: t('setting.rate'),
    validityMonths: t('setting.validityMonths'),
    leastUse: t('setting.leastUse'),
    useStep: t('setting.useStep'),
    earningCategoryIds: t('setting.earning'),
    nonEarningCategoryIds: t('setting.nonEarning'),
    useStoreIds: t('setting.stores.title'),
    unusedStoreIds: t('setting.stores.unused'),
  };
}
