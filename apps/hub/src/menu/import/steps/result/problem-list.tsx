import { Button } from '@mantine/core';
import { reportError } from '@maru/web/report-error.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { writeXlsxInWorker } from '#hub/menu/files/in-worker.ts';
import { saveBlob } from '#hub/menu/files/save-blob.ts';
import type { CheckedFile } from '#hub/menu/import/import-flow.ts';
import { problemSheets } from './problem-sheets.ts';
import { type Problem, useProblemWords } from './problem-words.ts';
import { RowList } from './row-list.tsx';
import styles from './row-words.module.css';

/** Every cell that cannot be taken: its line, what stands there, why not. */
export function ProblemList({ file }: { file: CheckedFile }) {
  const { t } = useTranslation(['menu-import', 'menu-files']);
  const say = useProblemWords();
  const { problems, counts } = file.checked;
  const { isTemplate } = file.tables;
  const columnOf = ({ column }: Problem) => t(`menu-files:columns.${column}`);
  const cellOf = cellsOf(file);
  const nameOf = (problem: Problem) => {
    const column = problem.sheet === 'ITEMS' ? 'name' : 'choice';
    return problem.column === column ? '' : cellOf(problem, column);
  };

  // There the cells stand far from what is said of them.
  const sayInFile = (problem: Problem) => `${columnOf(problem)}: ${say(problem)}`;

  async function download() {
    const sheets = {
      items: t('menu-files:sheets.items'),
      options: t('menu-files:sheets.options'),
      problems: t('menu-files:sheets.problems'),
    };
    try {
      const { signal } = new AbortController();
      const { blob } = await writeXlsxInWorker(problemSheets(file, { sheets, say: sayInFile }), signal);
      saveBlob(`${t('result.problemFile', { name: file.fileName.replace(/\.\w+$/, '') })}.xlsx`, blob);
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <RowList
      title={t(isTemplate ? 'result.template.bad' : 'result.bad', { count: counts.bad })}
      act={
        !isTemplate && (
          <Button leftSection={<IconDownload size={18} />} onClick={() => void download()}>
            {t('result.download')}
          </Button>
        )
      }
      label={t(isTemplate ? 'result.template.badCount' : 'result.badList')}
      count={problems.length}
      renderRow={(index) => {
        const problem = problems[index];
        if (!problem) return null;
        const [name, cell] = [nameOf(problem), cellOf(problem)];
        return (
          <>
            <p className={styles.line}>
              {!isTemplate && (
                <strong>
                  {t(problem.sheet === 'ITEMS' ? 'result.row' : 'result.optionRow', { row: problem.row })}
                </strong>
              )}
              {name !== '' && <span>{name}</span>}
              <span className={styles.value}>{columnOf(problem)}</span>
              {cell !== '' && <span>{cell}</span>}
            </p>
            <p className={styles.why}>{say(problem)}</p>
          </>
        );
      }}
    />
  );
}

/** What stands in the cell of a problem, or in another one of its row. */
function cellsOf({ rows }: CheckedFile): (problem: Problem, column?: Problem['column']) => string {
  const itemRows = new Map(rows.items.map((row) => [row.row, row]));
  const optionRows = new Map(rows.options.map((row) => [row.row, row]));
  return ({ sheet, row, column: ofProblem }, column = ofProblem) => {
    const cells: Record<string, string | number | undefined> | undefined =
      sheet === 'ITEMS' ? itemRows.get(row) : optionRows.get(row);
    return String(cells?.[column] ?? '')
      .trim()
      .slice(0, 80);
  };
}
