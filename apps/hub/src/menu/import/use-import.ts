import { mostItems } from '@maru/contract/menu/menu-fields.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { newKey } from '@maru/web/new-key.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportRefusal } from '#hub/lib/locked.ts';
import { readInWorker } from '#hub/lib/spreadsheets/in-worker.ts';
import { FileRefused, type Sheet } from '#hub/lib/spreadsheets/sheet.ts';
import { findTables } from './columns/match-columns.ts';
import { rememberColumns, rememberedColumns } from './columns/remembered-columns.ts';
import { itemRowsOfTable, optionRowsOfTable } from './columns/rows-of-table.ts';
import type { CheckedFile, Flow, Tables } from './import-flow.ts';
import { type Answers, checkImport, type FileRows } from './menu-import.api.ts';
import { checkTemplate } from './templates/check-template.ts';
import { useSentImport } from './use-sent-import.ts';

type ToCheck = Answers & { fileName: string; tables: Tables; before?: CheckedFile | undefined };

/**
 * Imports a file in steps. Going back or leaving cancels the reading or the check of a file. An import that
 * was sent continues, and cancelling undoes it.
 */
export function useImport(storeId: string) {
  const { t } = useTranslation('menu-import');
  const [flow, setFlow] = useState<Flow>({ step: 'CHOOSE' });
  const running = useRef<AbortController>(undefined);
  const { importFile, giveUp } = useSentImport(storeId, { setFlow, check });
  useEffect(() => () => running.current?.abort(), []);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  /** Reads and checks a file. `again`: the earlier check of the same file, which was corrected since. */
  async function read(file: File, again?: CheckedFile) {
    const signal = begin();
    const fileName = file.name.normalize('NFC').slice(-200);
    setFlow({ step: 'READING', fileName, megabytes: file.size / 1_000_000 });
    try {
      const { items, options } = findTables(await readInWorker(file, signal));
      if (signal.aborted) return;
      const remembered = rememberedColumns(items);
      const tables = { items: remembered ?? items, options };
      if (again && remembered) await check({ fileName, tables, stock: again.stock, splits: again.splits });
      else setFlow({ step: 'MATCH', fileName, tables });
    } catch (error) {
      if (signal.aborted) return;
      const refused = error instanceof FileRefused ? error : new FileRefused('notReadable');
      setFlow({ step: 'CHOOSE', refused: { problem: refused.problem, line: refused.line } });
    }
  }

  async function check({ fileName, tables, stock, splits, before }: ToCheck) {
    const answers = { stock, splits };
    const all = {
      items: itemRowsOfTable(tables.items),
      options: tables.options ? optionRowsOfTable(tables.options) : [],
    };
    const count = all.items.length;
    if (count > mostItems || all.options.length > mostItems)
      return showNotice({
        id: 'menu-import',
        type: 'ERROR',
        message: t('tooManyRows', { count, most: mostItems }),
      });

    const signal = begin();
    if (!tables.isTemplate) rememberColumns(tables.items);
    setFlow({ step: 'CHECKING', fileName, tables, count, before });
    try {
      const ask = (rows: FileRows) => checkImport(storeId, rows, answers, signal);
      const { rows, checked } = tables.isTemplate
        ? await checkTemplate(all, ask)
        : { rows: all, checked: await ask(all) };
      setFlow({
        step: 'RESULT',
        file: { fileName, tables, rows, ...answers, checked, idempotencyKey: newKey() },
      });
    } catch (error) {
      if (signal.aborted) return;
      setFlow(beforeCheck({ fileName, tables, before }));
      reportRefusal(error);
    }
  }

  return {
    flow,
    read,
    check,
    importFile,
    /** Skips matching, since a template's columns are known. */
    start: (fileName: string, sheets: readonly Sheet[]) =>
      check({ fileName, tables: { ...findTables(sheets), isTemplate: true }, ...noAnswers }),
    match: (tables: Tables) => setFlow((now) => (now.step === 'MATCH' ? { ...now, tables } : now)),
    backToMatch: ({ fileName, tables }: CheckedFile) => setFlow({ step: 'MATCH', fileName, tables }),
    /** Cancels what is running: a check returns to the previous step, an import is undone. */
    stop() {
      running.current?.abort();
      giveUp();
      setFlow((now) => {
        if (now.step === 'IMPORTING') return { ...now, isGivenUp: true };
        return now.step === 'CHECKING' ? beforeCheck(now) : { step: 'CHOOSE' };
      });
    },
    restart() {
      running.current?.abort();
      setFlow({ step: 'CHOOSE' });
    },
    /** Goes one step back, if the step allows it (`stepsToGoBack`). */
    goBack() {
      running.current?.abort();
      setFlow(stepBefore);
    },
  };
}

/** Defaults before any question was answered. */
export const noAnswers: Answers = { stock: 'KEEP', splits: [] };

function stepBefore(flow: Flow): Flow {
  if (flow.step === 'CHECKING') return beforeCheck(flow);
  if (flow.step === 'RESULT') return beforeCheck({ ...flow.file, before: undefined });
  return { step: 'CHOOSE' };
}

/** The step to return to from a check that was cancelled or failed. */
function beforeCheck({ fileName, tables, before }: Omit<ToCheck, keyof Answers>): Flow {
  if (before) return { step: 'RESULT', file: before };
  return tables.isTemplate ? { step: 'CHOOSE' } : { step: 'MATCH', fileName, tables };
}

export type Import = ReturnType<typeof useImport>;
