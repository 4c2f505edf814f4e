import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { errorWords } from '@maru/web/report-error.ts';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { reportRefusal } from '#hub/lib/locked.ts';
import { moveBack, moveOf } from './moves.ts';
import { createSortQueue, type SortedList, shownOrder } from './sort-queue.ts';

type SortOptions = SortedList & {
  /** Identifies the list. Changing it starts without pending moves. */
  of: string;
  /** Saves the whole order based on that version. Resolves to the saved list. */
  save: (list: SortedList) => Promise<SortedList>;
  /** Reads the list in the refusal of a stale version (DATA_WAS_BEEN_MODIFIED). */
  listOf: (row: unknown) => SortedList;
};

const notice = 'sorted';

/**
 * Sorting by hand: optimistic, saved after every drop, undoable for five seconds. After a conflict, the moves are
 * rebased on the new list.
 */
export function useSort(options: SortOptions) {
  const { of, ids, version } = options;
  const { t } = useTranslation('sorting');
  const [kept, setKept] = useState(() => ({ of, queue: queueOf(options, t) }));
  const queue = kept.of === of ? kept.queue : queueOf(options, t);
  if (queue !== kept.queue) setKept({ of, queue });

  const waiting = useSyncExternalStore(queue.subscribe, queue.read);
  const shown = shownOrder({ ids, version }, waiting);

  /** Resolves to the error text if the move failed, else to undefined. */
  async function move(id: string, toIndex: number): Promise<string | undefined> {
    if (shown.indexOf(id) === toIndex) return undefined;
    const saving = queue.push(moveOf(shown, id, toIndex), { ids, version });
    const back = moveBack(shown, id);
    showNotice({
      id: notice,
      type: 'SUCCESS',
      message: t('sorted'),
      action: { label: t('undo'), onSelect: () => void queue.push(back, { ids, version }) },
    });
    const notMade = await saving;
    if (notMade === undefined) return undefined;
    return notMade === 'GONE' ? t('gone') : errorWords(notMade.error);
  }

  return {
    /** The order to show, with pending moves. */
    ids: shown,
    move,
    isSaving: waiting.some(({ savedIn }) => savedIn === undefined),
  };
}

type Translate = ReturnType<typeof useTranslation<'sorting'>>['t'];

function queueOf({ save, listOf }: SortOptions, t: Translate) {
  return createSortQueue({
    save,
    listOf,
    onGone: () => showNotice({ id: notice, type: 'ERROR', message: t('gone') }),
    onRefused: (error) => {
      removeNotice(notice);
      reportRefusal(error);
    },
  });
}
