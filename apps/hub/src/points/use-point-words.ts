import { formatCount } from '@maru/web/format.ts';
import { useWordsIn } from '#hub/lib/use-words-in.ts';

/** Texts of points and their settings. */
export function usePointWords() {
  const words = useWordsIn('points');
  const { t } = words;
  return {
    ...words,
    points: (count: number) => t('points', { count, points: formatCount(count) }),
    /** A change with its sign. */
    moved: (count: number) =>
      t('points', { count, points: count > 0 ? `+${formatCount(count)}` : formatCount(count) }),
  };
}

export type PointWords = ReturnType<typeof usePointWords>;
