import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { showNotice } from '@maru/ui/notices.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import { whole, wrongFields } from '#hub/lib/forms/refused-fields.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useAdjustStock } from './stock.api.ts';
import { type MoveKind, needsReason, readMove } from './stock-move.ts';

type Problems = { quantity?: string | undefined; reason?: string | undefined };
type MoveForm = { storeId: string; item: CompactItem; kind: MoveKind; onClose: () => void };

/** What is typed of a move of the stock, what is wrong with it, and its sending. */
export function useMoveForm({ storeId, item, kind, onClose }: MoveForm) {
  const { t } = useTranslation(['menu-stock', 'errors']);
  const { nameOf } = useNames();
  const { mutateAsync, isPending } = useAdjustStock(storeId, item.id);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState(kind === 'COUNT' && item.stock === null ? t('start') : '');
  const [problems, setProblems] = useState<Problems>({});
  const read = readMove(kind, { typed, reason });

  useEffect(() => {
    const wrong = Object.keys(problems).filter((name) => problems[name as keyof Problems] !== undefined);
    if (wrong.length > 0) focusField(form.current, wrong);
  }, [problems]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = needsReason(kind) && reason.trim() === '' ? t('reason.missing') : undefined;
    if ('problem' in read)
      return setProblems({ quantity: t(`errors:fields.${read.problem}`), reason: missing });
    if (missing) return setProblems({ reason: missing });
    try {
      await mutateAsync(read.move);
      showNotice({ id: 'stock', type: 'SUCCESS', message: t(`done.${kind}`, { name: nameOf(item) }) });
      onClose();
    } catch (refusal) {
      const wrong = wrongFields(refusal, (path) => (path === 'move.reason' ? 'reason' : whole));
      if (wrong) setProblems({ quantity: wrong[whole], reason: wrong.reason });
      else reportRefusal(refusal);
    }
  }

  const type = (next: string) => {
    setTyped(next);
    setProblems(({ reason: why }) => ({ reason: why }));
  };
  const explain = (next: string) => {
    setReason(next);
    setProblems(({ quantity }) => ({ quantity }));
  };
  return { form, typed, reason, problems, read, isPending, type, setReason: explain, send };
}
