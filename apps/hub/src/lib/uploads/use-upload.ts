import { type FilePurpose, fileProblem, fileRules } from '@maru/contract/files/file-rules.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typeOf, type UploadedFile, uploadFile } from './upload-file.ts';

/** State of an upload. `share` is 1 while the server checks the file. */
export type Upload =
  | { step: 'idle' }
  | { step: 'sending'; file: File; share: number }
  | { step: 'failed'; file: File; words: string; mayRetry: boolean };

type UploadOptions = {
  purpose: FilePurpose;
  forUserId: string | undefined;
  onDone: (uploaded: UploadedFile) => void;
};

/** Uploads one file at a time. A newer file aborts the upload of the previous one. */
export function useUpload({ purpose, forUserId, onDone }: UploadOptions) {
  const { t } = useTranslation('uploads');
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  // The form keeps rendering during the upload; call the latest `onDone`.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  /** Resolves to whether the file was uploaded. */
  async function start(file: File): Promise<boolean> {
    sending.current?.abort();
    const refusal = refusalOf(file);
    if (refusal) {
      setUpload({ step: 'failed', file, words: refusal, mayRetry: false });
      return false;
    }

    const own = new AbortController();
    sending.current = own;
    const { signal } = own;
    const update = (next: Upload) => !signal.aborted && setUpload(next);
    update({ step: 'sending', file, share: 0 });
    try {
      const onProgress = (share: number) => update({ step: 'sending', file, share });
      const uploaded = await uploadFile(file, { purpose, forUserId, onProgress, signal });
      update({ step: 'idle' });
      if (!signal.aborted) done.current(uploaded);
      return !signal.aborted;
    } catch (error) {
      update(failureOf(file, error));
      return false;
    }
  }

  /** Why a file is refused without a request; undefined if it is not. */
  function refusalOf(file: File): string | undefined {
    if (file.size === 0) return t('failed.empty');
    const problem = fileProblem(purpose, { contentType: typeOf(file), bytes: file.size });
    if (problem === 'FILE_TYPE_NOT_ALLOWED') return t('failed.type', { name: file.name });
    return problem && t('failed.size', { megabytes: fileRules[purpose].mostBytes / 1_000_000 });
  }

  function failureOf(file: File, error: unknown): Upload {
    if (error instanceof SessionEnded)
      return { step: 'failed', file, words: t('failed.lost'), mayRetry: true };
    const isLost = error instanceof NetworkError;
    const words = isLost ? t('failed.lost') : errorWords(error);
    if (words === undefined) reportError(error);
    return { step: 'failed', file, words: words ?? t('failed.lost'), mayRetry: isLost };
  }

  function stop() {
    sending.current?.abort();
    setUpload({ step: 'idle' });
  }

  return { upload, start, stop };
}
