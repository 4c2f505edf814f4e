import type { CsvEncoding } from './encode-csv.ts';
import { FileRefused, mostFileBytes, type Sheet } from './sheet.ts';
import type { WorkerAnswer, WorkerTask } from './worker-task.ts';
import type { SheetToWrite } from './write-xlsx.ts';

/** Whatever takes longer is no menu. */
const longest = 60_000;

/** Throws FileRefused, also where the file was moved away meanwhile. */
export async function readInWorker(file: File, signal: AbortSignal): Promise<Sheet[]> {
  // Never brought into memory only to be told that it is too large.
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

/** Ends its worker however it ends; rejects with the signal's reason when that is aborted. */
async function ask(task: WorkerTask, signal: AbortSignal) {
  const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });
  const timeout = AbortSignal.timeout(longest);
  try {
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
      // What a worker has no memory for it cannot say.
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
