import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getGeneralSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { generalSettingQuery, useSaveGeneral } from './store-settings.api.ts';

export type GeneralSetting = OutputOf<typeof getGeneralSetting>;
export type GeneralValues = Pick<GeneralSetting, 'dayStart' | 'language' | 'taxType' | 'newOrderSound'>;

/** Form state of the general setting. Shows a pending day start, not the current one. */
export function useGeneralForm(storeId: string) {
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  const { mutateAsync: save } = useSaveGeneral(storeId);
  const form = useEditForm<GeneralValues>({
    saved: valuesOf(setting),
    version: setting.version,
    save: (values, version) => save({ ...values, version }),
    valuesOf: (row) => valuesOf(row as GeneralSetting),
  });
  return { setting, form };
}

function valuesOf({
  dayStart,
  nextDayStart,
  language,
  taxType,
  newOrderSound,
}: GeneralSetting): GeneralValues {
  return { dayStart: nextDayStart?.dayStart ?? dayStart, language, taxType, newOrderSound };
}
