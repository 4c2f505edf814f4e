import { formatCount } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import type { Checked } from '#hub/menu/import/menu-import.api.ts';

export type Problem = Checked['problems'][number];

/** What is wrong with a cell, and what to do about it. */
export function useProblemWords() {
  const { t } = useTranslation('menu-import');
  return ({ problem, detail }: Problem): string => {
    const number = detail !== null && /^-?\d+$/.test(detail) ? formatCount(Number(detail)) : detail;
    return t(`problems.${problem}`, { detail: number ?? '' });
  };
}
