import { showNotice } from '@maru/ui/notice/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { isAnswered } from '#hub/lib/send-once.ts';
import { useUndoChange } from '#hub/menu/changes/undo-change.api.ts';
import { useShowUndone } from '#hub/menu/changes/use-undo-with-notice.ts';
import { type CheckedFile, countItems, type Flow } from './import-flow.ts';
import { type Imported, useSendImport } from './menu-import.api.ts';
import { saysNothingWasImported } from './says-nothing-was-imported.ts';

type Sent = { imported: Imported } | { error: unknown; isImported: 'NO' | 'UNKNOWN' };
type Screen = {
  setFlow: (flow: Flow) => void;
  check: (file: CheckedFile & { before?: CheckedFile }) => Promise<unknown>;
};

/**
 * Sends a file and handles the result: imported, refused, or undone because it was cancelled meanwhile. It
 * continues after the screen was left; a notice then reports the result.
 */
export function useSentImport(storeId: string, { setFlow, check }: Screen) {
  const { t } = useTranslation('menu-import');
  const { mutateAsync: send } = useSendImport(storeId);
  const { mutateAsync: undo } = useUndoChange(storeId);
  const showUndone = useShowUndone(storeId);
  const navigate = useNavigate();
  const isGivenUp = useRef(false);
  const isLeft = useIsLeft();

  /** `unsureTry`: the previous try, whose result is unknown. */
  async function importFile(file: CheckedFile, unsureTry?: { isGivenUp: boolean }) {
    isGivenUp.current = unsureTry?.isGivenUp ?? false;
    setFlow({ step: 'IMPORTING', file, count: countItems(file.checked), isGivenUp: isGivenUp.current });
    const sent = await sendFile(file, unsureTry !== undefined);
    if ('imported' in sent)
      return isGivenUp.current ? takeBack(file, sent.imported) : arrive(file, sent.imported);
    if (sent.isImported === 'UNKNOWN') return stayUnsure(file, sent.error);
    return isGivenUp.current ? endGivenUp(file) : refuse(file, sent.error);
  }

  /**
   * A cancelled import may still have succeeded. After a lost answer it is sent once more, so that it can be
   * undone.
   */
  async function sendFile(file: CheckedFile, isResent: boolean): Promise<Sent> {
    const { rows, stock, splits, checked, fileName, idempotencyKey } = file;
    const leaveOutBad = checked.counts.bad > 0;
    try {
      const { version } = checked;
      return {
        imported: await send({ rows, stock, splits, version, fileName, leaveOutBad, idempotencyKey }),
      };
    } catch (error) {
      if (isGivenUp.current && !isResent && !isAnswered(error)) return sendFile(file, true);
      return { error, isImported: saysNothingWasImported(error, isResent) ? 'NO' : 'UNKNOWN' };
    }
  }

  function arrive(file: CheckedFile, imported: Imported) {
    setFlow({ step: 'DONE', file, imported });
    if (isLeft.current) showNotice({ id: 'menu-import', type: 'SUCCESS', message: t('done.title') });
  }

  async function takeBack(file: CheckedFile, imported: Imported) {
    try {
      const undone = await undo(imported.changeId);
      if (undone.isUndone && undone.kept.length === 0) return await endGivenUp(file);
      setFlow({ step: 'DONE', file, imported, undone });
      showUndone(undone);
    } catch (error) {
      if (!isAnswered(error)) return stayUnsure(file, error);
      setFlow({ step: 'DONE', file, imported });
      reportRefusal(error);
      if (isLeft.current) sendToChanges();
    }
  }

  async function endGivenUp(file: CheckedFile) {
    showNotice({ id: 'menu-import', type: 'SUCCESS', message: t('givenUp.done') });
    if (!isLeft.current) await check(file);
  }

  async function refuse(file: CheckedFile, error: unknown) {
    setFlow({ step: 'RESULT', file });
    if (!isApiError(error, 'DATA_WAS_BEEN_MODIFIED')) return reportRefusal(error);
    const message = t(isLeft.current ? 'notImported' : 'checkedAgain');
    showNotice({ id: 'menu-import', type: 'ERROR', message });
    if (!isLeft.current) await check({ ...file, before: file });
  }

  function stayUnsure(file: CheckedFile, error: unknown) {
    setFlow({ step: 'UNSURE', file, isGivenUp: isGivenUp.current });
    if (isAnswered(error)) reportRefusal(error);
    if (isLeft.current) sendToChanges();
  }

  /** After the screen was left, the notice links to the page of recent changes. */
  function sendToChanges() {
    showNotice({
      id: 'menu-import',
      type: 'ERROR',
      message: t(isGivenUp.current ? 'unsure.givenUp.left' : 'unsure.import.left'),
      action: {
        label: t('done.changes'),
        onSelect: () => void navigate({ to: paths.menuChanges({ storeId }) }),
      },
    });
  }

  return {
    importFile,
    giveUp() {
      isGivenUp.current = true;
    },
  };
}

function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
