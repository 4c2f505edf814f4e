import { formatCount } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import type { Checked } from '#hub/menu/import/menu-import.api.ts';
import { differsByRow, type Fault } from './faults.ts';

export type Problem = Checked['problems'][number];

/** Returns the text for a cell: what is wrong, and how to fix it. */
export function useProblemWords() {
  const { t } = useTranslation('menu-import');
  return ({ problem, detail }: Problem): string => {
    const number = detail !== null && /^-?\d+$/.test(detail) ? formatCount(Number(detail)) : detail;
    return t(`problems.${problem}`, { detail: number ?? '' });
  };
}

/** Returns the text for all cells of a fault. */
export function useFaultWords() {
  const { t } = useTranslation('menu-import');
  const say = useProblemWords();
  return (fault: Fault): string => {
    const { problem } = fault.first;
    const isOfMany = problem === 'twice' || problem === 'barcodeUsed';
    return isOfMany && differsByRow(fault) ? t(`problemsOfMany.${problem}`) : say(fault.first);
  };
}
