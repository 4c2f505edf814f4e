import type { FileAnswer, FileTask } from './file-task.ts';
import { readFile } from './read-file.ts';
import { FileRefused } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Reads and writes files beside the page, which stays quick meanwhile; one task a worker. */
self.onmessage = async ({ data }: MessageEvent<FileTask>) => {
  self.postMessage(await answer(data));
};

async function answer(task: FileTask): Promise<FileAnswer> {
  try {
    if (task.kind === 'CSV') return { kind: 'WRITTEN', ...writeCsv(task.rows, task.encoding) };
    if (task.kind === 'XLSX') return { kind: 'WRITTEN', blob: await writeXlsx(task.sheets), replaced: 0 };
    return { kind: 'READ', sheets: await readFile(new Uint8Array(await task.file.arrayBuffer())) };
  } catch (error) {
    const refused = error instanceof FileRefused ? error : new FileRefused('notReadable');
    return { kind: 'REFUSED', problem: refused.problem, line: refused.line };
  }
}
