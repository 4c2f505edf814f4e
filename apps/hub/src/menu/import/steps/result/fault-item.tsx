import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedFile } from '#hub/menu/import/import-flow.ts';
import { RowScroller } from '#hub/menu/lists/row-scroller.tsx';
import styles from './fault-item.module.css';
import { differsByRow, type Fault } from './faults.ts';
import { type Problem, useFaultWords, useProblemWords } from './problem-words.ts';
import { RowNumbers } from './row-numbers.tsx';
import words from './row-words.module.css';

/** Up to this many rows are shown without expanding. */
const fewRows = 3;

/** One kind of problem: how to fix it, and the affected rows. */
export function FaultItem({ fault, file }: { fault: Fault; file: CheckedFile }) {
  const { t } = useTranslation(['menu-import', 'menu-spreadsheets']);
  const sayOfAll = useFaultWords();
  const { problems, first } = fault;
  const isFew = problems.length <= fewRows;
  const [isOpen, setIsOpen] = useState(isFew);
  const column = t(`menu-spreadsheets:columns.${first.column}`);
  const count = problems.length;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;

  return (
    <li className={styles.fault}>
      <p className={words.line}>
        <strong>{column}</strong>
        {!file.tables.isTemplate && <span className={words.value}>{t('result.lines', { count })}</span>}
      </p>
      <p className={words.why}>{sayOfAll(fault)}</p>
      {!isOpen && !file.tables.isTemplate && (
        <RowNumbers rows={problems.map(({ row }) => row)} sheet={first.sheet} />
      )}
      {isOpen && (
        <RowScroller
          label={`${column}: ${sayOfAll(fault)}`}
          count={count}
          renderRow={(index) =>
            problems[index] && <Cell fault={fault} problem={problems[index]} file={file} />
          }
        />
      )}
      {!isFew && (
        <Button
          variant="subtle"
          className={styles.toggle ?? ''}
          aria-expanded={isOpen}
          rightSection={<Chevron size={18} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('result.hideRows') : t('result.showRows', { count })}
        </Button>
      )}
    </li>
  );
}

type CellProps = { fault: Fault; problem: Problem; file: CheckedFile };

/** The cell's row, its item or choice, and its content. */
function Cell({ fault, problem, file }: CellProps) {
  const { t } = useTranslation('menu-import');
  const say = useProblemWords();
  const { sheet, column, row } = problem;
  const nameColumn = sheet === 'ITEMS' ? 'name' : 'choice';
  const name = column === nameColumn ? '' : cellOf(file, problem, nameColumn);
  const cell = cellOf(file, problem, column);
  return (
    <p className={words.line}>
      {!file.tables.isTemplate && (
        <strong>{t(sheet === 'ITEMS' ? 'result.row' : 'result.optionRow', { row })}</strong>
      )}
      {name !== '' && <span>{name}</span>}
      {cell !== '' && <span className={words.value}>{cell}</span>}
      {differsByRow(fault) && <span className={words.value}>{say(problem)}</span>}
    </p>
  );
}

/** Content of a column in the row of a problem. */
function cellOf({ rows }: CheckedFile, { sheet, row }: Problem, column: Problem['column']): string {
  const all: readonly { row: number }[] = sheet === 'ITEMS' ? rows.items : rows.options;
  const cells: Record<string, string | number | undefined> | undefined = all.find((each) => each.row === row);
  return String(cells?.[column] ?? '')
    .trim()
    .slice(0, 80);
}
