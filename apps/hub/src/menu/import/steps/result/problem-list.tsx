import { Button } from '@mantine/core';
import { reportError } from '@maru/web/report-error.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { writeXlsxInWorker } from '#hub/lib/spreadsheets/in-worker.ts';
import type { CheckedFile } from '#hub/menu/import/import-flow.ts';
import faultStyles from './fault-item.module.css';
import { FaultItem } from './fault-item.tsx';
import { type Fault, faultsOf } from './faults.ts';
import { problemSheets } from './problem-sheets.ts';
import { type Problem, useProblemWords } from './problem-words.ts';
import styles from './result-part.module.css';

/** Problems of the file by kind, each with its rows. */
export function ProblemList({ file }: { file: CheckedFile }) {
  const { t } = useTranslation(['menu-import', 'menu-spreadsheets']);
  const say = useProblemWords();
  const faults = faultsOf(file.checked);
  const { isTemplate } = file.tables;
  const count = countRows(faults);
  // Rows of categories with both tax types have a question of their own.
  const isRest = count < file.checked.counts.bad;
  const title = isTemplate ? 'result.template.bad' : isRest ? 'result.otherBad' : 'result.bad';

  // In the file, the text is far from the cell, so it names the column.
  const sayInFile = (problem: Problem) =>
    `${t(`menu-spreadsheets:columns.${problem.column}`)}: ${say(problem)}`;

  async function download() {
    const sheets = {
      items: t('menu-spreadsheets:sheets.items'),
      options: t('menu-spreadsheets:sheets.options'),
      problems: t('menu-spreadsheets:sheets.problems'),
    };
    try {
      const { signal } = new AbortController();
      const { blob } = await writeXlsxInWorker(problemSheets(file, { sheets, say: sayInFile }), signal);
      downloadFile(`${t('result.problemFile', { name: file.fileName.replace(/\.\w+$/, '') })}.xlsx`, blob);
    } catch (error) {
      reportError(error);
    }
  }

  if (count === 0) return null;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t(title, { count })}</h3>
        {!isTemplate && (
          <Button leftSection={<IconDownload size={18} />} onClick={() => void download()}>
            {t('result.download')}
          </Button>
        )}
      </div>
      <ul
        className={faultStyles.faults}
        aria-label={t(isTemplate ? 'result.template.badCount' : 'result.badList')}
      >
        {faults.map((fault) => (
          <FaultItem key={fault.id} fault={fault} file={file} />
        ))}
      </ul>
    </section>
  );
}

function countRows(faults: readonly Fault[]): number {
  return new Set(faults.flatMap(({ problems }) => problems.map(({ sheet, row }) => `${sheet} ${row}`))).size;
}
