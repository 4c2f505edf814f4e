export type NoticeType = 'ERROR' | 'SUCCESS';

export type NoticeInput = {
  /** A notice with the id of a visible one replaces it. */
  id?: string;
  type: NoticeType;
  message: string;
  /** One action, such as undo; using it removes the notice. */
  action?: { label: string; onSelect: () => void };
};

export type Notice = NoticeInput & { id: string };

const SUCCESS_MS = 3000;
/** Seeing and pressing an undo takes longer than reading a sentence. */
const SUCCESS_WITH_ACTION_MS = 5000;

/**
 * The notices of one page. @mantine/notifications is not used, because it ignores a second notice with the
 * same id, and because five permanent errors keep it from showing any further notice.
 */
export function createNoticeBoard() {
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };

  const stopTimer = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };

  const startTimer = ({ id, type, action }: Notice) => {
    stopTimer(id);
    if (type === 'SUCCESS')
      timers.set(
        id,
        setTimeout(() => remove(id), action ? SUCCESS_WITH_ACTION_MS : SUCCESS_MS),
      );
  };

  const remove = (id: string) => {
    stopTimer(id);
    if (notices.some((notice) => notice.id === id)) change(notices.filter((notice) => notice.id !== id));
  };

  const show = (input: NoticeInput) => {
    lastId += 1;
    const notice = { ...input, id: input.id ?? `notice-${lastId}` };
    const isShown = notices.some(({ id }) => id === notice.id);
    change(isShown ? notices.map((old) => (old.id === notice.id ? notice : old)) : [...notices, notice]);
    startTimer(notice);
    return notice.id;
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return { show, remove, subscribe, read: () => notices };
}
