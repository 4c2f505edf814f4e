import { Button } from '@mantine/core';
import { type ItemColumn, itemColumns, requiredItemColumns } from '@maru/contract/menu/import-rows.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { useTranslation } from 'react-i18next';
import { missingColumns } from '../columns/missing-columns.ts';
import { itemRowsOfTable, optionRowsOfTable } from '../columns/rows-of-table.ts';
import type { Flow } from '../import-flow.ts';
import { type Import, noAnswers } from '../use-import.ts';
import styles from './match-step.module.css';
import step from './step.module.css';
import { StepHeading } from './step-heading.tsx';

type MatchStepProps = { flow: Extract<Flow, { step: 'MATCH' }> } & Pick<
  Import,
  'match' | 'check' | 'restart'
>;

/**
 * The step in which columns of the file are assigned to ours. Columns with known names are assigned already.
 */
export function MatchStep({ flow: { fileName, tables }, match, check, restart }: MatchStepProps) {
  const { t } = useTranslation(['menu-import', 'menu-spreadsheets']);
  const { items, options } = tables;
  const missing = missingColumns(items.matching);
  const count = itemRowsOfTable(items).length;
  const wordOf = (column: ItemColumn) => t(`menu-spreadsheets:columns.${column}`);
  const choose = (at: number, column: ItemColumn | undefined) => {
    // Each of our columns belongs to at most one column of the file, so the previous assignment is cleared.
    const matching = items.matching.map((other, index) =>
      index === at ? column : other === column ? undefined : other,
    );
    match({ ...tables, items: { ...items, matching } });
  };

  return (
    <section className={`card-box ${step.card}`}>
      <StepHeading
        title={t('match.title')}
        text={t('match.text', { name: fileName, count, line: items.head + 1 })}
      />
      <ul className={styles.columns} aria-label={t('match.list')}>
        {(items.sheet.rows[items.head] ?? []).map((header, at) => (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their index
            key={at}
            header={header.trim() || t('match.unnamed', { number: at + 1 })}
            examples={examplesOf(tables, at)}
            column={items.matching[at]}
            onChoose={(column) => choose(at, column)}
          />
        ))}
      </ul>
      {options && (
        <p className={step.text}>
          {t('match.options', {
            sheet: options.sheet.name,
            count: optionRowsOfTable(options).length,
          })}
        </p>
      )}
      <div role="status">
        {missing.length > 0 && (
          <p className={`danger-box ${step.refused}`}>
            {t('match.missing', { columns: missing.map(wordOf).join(', ') })}
          </p>
        )}
        {missing.length === 0 && count === 0 && (
          <p className={`danger-box ${step.refused}`}>{t('match.noRows')}</p>
        )}
      </div>
      <div className={step.buttons}>
        <Button size="lg" onClick={restart}>
          {t('match.other')}
        </Button>
        <Button
          size="lg"
          variant="action"
          disabled={missing.length > 0 || count === 0}
          onClick={() => void check({ fileName, tables, ...noAnswers })}
        >
          {t('match.check')}
        </Button>
      </div>
    </section>
  );
}

type ColumnProps = {
  header: string;
  examples: string;
  column: ItemColumn | undefined;
  onChoose: (column: ItemColumn | undefined) => void;
};

function Column({ header, examples, column, onChoose }: ColumnProps) {
  const { t } = useTranslation(['menu-import', 'menu-spreadsheets']);
  const isRequired = (each: ItemColumn) => requiredItemColumns.some((required) => required === each);
  const labelOf = (each: ItemColumn) => {
    const name = t(`menu-spreadsheets:columns.${each}`);
    return isRequired(each) ? t('match.required', { name }) : name;
  };
  return (
    <li className={styles.column}>
      <div className={styles.columnHead}>
        <strong>{header}</strong>
        <span className={styles.examples}>{examples}</span>
      </div>
      <Dropdown
        label={t('match.choose', { header })}
        isLabelHidden
        value={column ?? ''}
        onChange={(value) => onChoose(itemColumns.find((each) => each === value))}
        options={[
          { value: '', label: t('match.none') },
          ...itemColumns.map((each) => ({ value: each, label: labelOf(each) })),
        ]}
      />
    </li>
  );
}

/** A few values of a column, as examples. */
function examplesOf({ items: { sheet, head } }: MatchStepProps['flow']['tables'], at: number): string {
  const cells = sheet.rows.slice(head + 1, head + 60).map((row) => (row[at] ?? '').trim());
  return [...new Set(cells.filter(Boolean))]
    .slice(0, 3)
    .map((cell) => cell.slice(0, 40))
    .join(' · ');
}
