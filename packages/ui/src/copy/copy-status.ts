/** How long success or failure is shown (docs/requirements.md, 9). */
export const copyStatusMs = 2_000;

export type CopyStatus = 'normal' | 'success' | 'error';

/** Result of the last copy, for two seconds. `write` writes to the clipboard or rejects. */
export function createCopyStatus(write: (text: string) => Promise<void>) {
  let status: CopyStatus = 'normal';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const enter = (next: CopyStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async copy(text: string) {
      const became = await write(text).then(
        () => 'success' as const,
        () => 'error' as const,
      );
      clearTimeout(timer);
      enter(became);
      timer = setTimeout(() => enter('normal'), copyStatusMs);
    },
  };
}
