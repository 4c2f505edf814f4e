import { encodeCsv } from './encode-csv.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { FileRefused } from './sheet.ts';
import type { WorkerAnswer, WorkerTask } from './worker-task.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Reads and writes files without blocking the page. One task per worker. */
self.onmessage = async ({ data }: MessageEvent<WorkerTask>) => {
  self.postMessage(await answer(data));
};

async function answer(task: WorkerTask): Promise<WorkerAnswer> {
  try {
    if (task.kind === 'CSV') return { kind: 'WRITTEN', ...encodeCsv(task.rows, task.encoding) };
    if (task.kind === 'XLSX') return { kind: 'WRITTEN', blob: await writeXlsx(task.sheets), replaced: 0 };
    return { kind: 'READ', sheets: await readSpreadsheet(new Uint8Array(await task.file.arrayBuffer())) };
  } catch (error) {
    const refused = error instanceof FileRefused ? error : new FileRefused('notReadable');
    return { kind: 'REFUSED', problem: refused.problem, line: refused.line };
  }
}
