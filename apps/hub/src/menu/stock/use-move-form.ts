import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type HandMove, needsReason } from '@maru/contract/menu/stock-reason.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import { wrongFields } from '#hub/lib/forms/refused-fields.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useAdjustStock } from './stock.api.ts';
import { impossibleOf, readMove } from './stock-move.ts';

type Problems = { quantity?: string; reason?: string };
type MoveForm = { storeId: string; item: CompactItem; kind: HandMove; onClose: () => void };

/** Form state of a stock move. */
export function useMoveForm({ storeId, item, kind, onClose }: MoveForm) {
  const { t } = useTranslation(['menu-stock', 'errors', 'forms']);
  const { nameOf } = useNames();
  const { mutateAsync } = useAdjustStock(storeId, item.id);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState(kind === 'COUNT' && item.stock === null ? t('start') : '');
  const [problems, setProblems] = useState<Problems>({});
  // Freezes the stock while the move is being sent, because the refetched stock already contains the move.
  const [sent, setSent] = useState<Pick<CompactItem, 'stock'>>();
  const { stock } = sent ?? item;
  const read = readMove(kind, { typed, reason });
  const impossible = 'move' in read ? impossibleOf(stock, read.move) : undefined;
  const impossibleWords = impossible && t(`errors:${impossible.why}`, impossible);

  function refuse(found: Problems) {
    setProblems(found);
    focusField(form.current, Object.keys(found));
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found: Problems = {
      ...('problem' in read && { quantity: t(`errors:fields.${read.problem}`) }),
      ...(impossibleWords && { quantity: impossibleWords }),
      ...(needsReason(kind) && reason.trim() === '' && { reason: t('forms:reason.missing') }),
    };
    if ('problem' in read || found.quantity || found.reason) return refuse(found);
    setSent({ stock });
    try {
      await mutateAsync(read.move);
      showNotice({ id: 'stock', type: 'SUCCESS', message: t(`done.${kind}`, { name: nameOf(item) }) });
      onClose();
    } catch (refusal) {
      const wrong = wrongFields(refusal, (path) => (path === 'move.reason' ? 'reason' : 'quantity'));
      if (wrong) refuse(wrong);
      else reportRefusal(refusal);
    } finally {
      setSent(undefined);
    }
  }

  const type = (next: string) => {
    setTyped(next);
    setProblems(({ quantity: _, ...others }) => others);
  };
  const explain = (next: string) => {
    setReason(next);
    setProblems(({ reason: _, ...others }) => others);
  };
  return {
    ...{ form, typed, reason, stock, type, setReason: explain, send },
    isPending: sent !== undefined,
    // Already while typing, says that the move is impossible, in place of the resulting stock.
    problems: { ...problems, ...(impossibleWords && { quantity: impossibleWords }) },
    /** Missing while the input is invalid. */
    move: 'move' in read && !impossible ? read.move : undefined,
  };
}
