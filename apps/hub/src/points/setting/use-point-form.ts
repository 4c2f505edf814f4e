import { useSuspenseQuery } from '@tanstack/react-query';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { type PointSetting, pointSettingQuery, useSavePointSetting } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { type PointValues, pointProblems, settingOf, valuesOf } from './point-values.ts';

/** Form state of the point setting. */
export function usePointForm(storeId: string) {
  const { t } = usePointWords();
  const { data: setting } = useSuspenseQuery(pointSettingQuery(storeId));
  const { mutateAsync: save } = useSavePointSetting(storeId);
  const form = useEditForm<PointValues>({
    saved: valuesOf(setting),
    version: setting.version,
    save: (values, version) => save({ ...settingOf(values), version }),
    valuesOf: (row) => valuesOf(row as PointSetting),
    problemsOf: (values) =>
      Object.fromEntries(
        Object.entries(pointProblems(values)).map(([name, problem]) => [
          name,
          t(`setting.problems.${problem}`),
        ]),
      ),
  });
  return { setting, form };
}

export type PointForm = ReturnType<typeof usePointForm>['form'];
