import type { CsvEncoding } from './encode-csv.ts';
import { FileRefused, mostFileBytes, type Sheet } from './sheet.ts';
import type { WorkerAnswer, WorkerTask } from './worker-task.ts';
import type { SheetToWrite } from './write-xlsx.ts';

/** Timeout in ms. No real menu takes this long. */
const longest = 60_000;

/** Reads a file in a worker. Throws FileRefused, also if the file was moved or deleted meanwhile. */
export async function readInWorker(file: File, signal: AbortSignal): Promise<Sheet[]> {
  // Checked before the file is read into memory.
  if (file.size > mostFileBytes) throw new FileRefused('tooLarge');
  const answer = await ask({ kind: 'READ', file }, signal);
  return answer.kind === 'READ' ? answer.sheets : [];
}

export function writeXlsxInWorker(sheets: readonly SheetToWrite[], signal: AbortSignal) {
  return write({ kind: 'XLSX', sheets }, signal);
}

export function writeCsvInWorker(rows: Sheet['rows'], encoding: CsvEncoding, signal: AbortSignal) {
  return write({ kind: 'CSV', rows, encoding }, signal);
}

async function write(task: WorkerTask, signal: AbortSignal): Promise<{ blob: Blob; replaced: number }> {
  const answer = await ask(task, signal);
  if (answer.kind !== 'WRITTEN') throw new FileRefused('notReadable');
  return answer;
}

/** Runs a task and always terminates its worker. Rejects with the signal's reason if the signal aborts. */
async function ask(task: WorkerTask, signal: AbortSignal) {
  const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });
  const timeout = AbortSignal.timeout(longest);
  try {
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
      // A worker that runs out of memory raises only this event.
      worker.onerror = () => reject(new FileRefused('notReadable'));
      timeout.onabort = () => reject(new FileRefused('tookTooLong'));
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.postMessage(task);
    });
    if (answer.kind === 'REFUSED') throw new FileRefused(answer.problem, answer.line);
    return answer;
  } finally {
    worker.terminate();
  }
}
