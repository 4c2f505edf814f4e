import { errorWords } from '@maru/web/report-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { previewQuery } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { type PointValues, pointProblems, readRate } from './point-values.ts';

/** Shows what yesterday's sales would have earned with the typed values. */
export function SettingPreview({ storeId, values }: { storeId: string; values: PointValues }) {
  const { t, points, won } = usePointWords();
  const { earningCategoryIds, nonEarningCategoryIds } = values;
  const problems = pointProblems(values);
  const isWhole = !problems.rate && !problems.nonEarningCategoryIds;
  const asked = useDeferredValue({
    rate: readRate(values.rate) ?? 0,
    earningCategoryIds: [...earningCategoryIds],
    nonEarningCategoryIds: [...nonEarningCategoryIds],
  });
  const { data, error } = useQuery({ ...previewQuery(storeId, asked), enabled: isWhole });

  if (error) return <p role="alert">{errorWords(error) ?? t('setting.previewFailed')}</p>;
  if (!data || !isWhole) return <p role="status">{t('setting.previewNone')}</p>;
  return (
    <p role="status">
      <strong>{t('setting.preview', { points: points(data.points) })}</strong>{' '}
      {t('setting.previewOf', { count: data.orders, amount: won(data.eligible) })}
    </p>
  );
}
