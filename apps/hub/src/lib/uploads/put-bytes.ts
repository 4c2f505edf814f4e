import { NetworkError } from '@maru/web/network-error.ts';

type Put = {
  url: string;
  headers: Readonly<Record<string, string>>;
  file: Blob;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Uploads a file to its signed link. XMLHttpRequest, since `fetch` reports no upload progress. */
export function putBytes({ url, headers, file, onProgress, signal }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (kind: 'network' | 'aborted') => () => reject(new NetworkError(kind));
    const abort = () => request.abort();

    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = fail('network');
    request.onabort = fail('aborted');
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new NetworkError('status', { http: request.status }));
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);

    if (signal?.aborted) return reject(new NetworkError('aborted'));
    signal?.addEventListener('abort', abort);
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}
