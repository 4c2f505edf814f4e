import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { Dialog } from '@maru/ui/dialog.tsx';
import { showNotice } from '@maru/ui/notices.tsx';
import { TextInput } from '@maru/ui/text-input.tsx';
import { formatCount } from '@maru/web/format.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whole, wrongFields } from '#hub/lib/forms/refused-fields.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useAdjustStock } from './stock.api.ts';
import styles from './stock.module.css';
import { type MoveKind, readMove, stockAfter } from './stock-move.ts';

type MoveDialogProps = {
  storeId: string;
  item: CompactItem;
  /** Which move; undefined while none is made. */
  kind: MoveKind | undefined;
  title: string | undefined;
  onClose: () => void;
};

/** One move of the stock: how many, and why. */
export function MoveDialog({ kind, title, ...props }: MoveDialogProps) {
  const { t } = useTranslation('app');
  return (
    <Dialog
      isOpen={kind !== undefined}
      onClose={props.onClose}
      title={title ?? ''}
      closeText={t('close')}
      width={440}
      isPersistent
      firstFocus="field"
    >
      {kind && <MoveForm kind={kind} {...props} />}
    </Dialog>
  );
}

const longestReason = 100;

// Apart, so that every opening begins anew.
function MoveForm({
  storeId,
  item,
  kind,
  onClose,
}: Omit<MoveDialogProps, 'kind' | 'title'> & { kind: MoveKind }) {
  const { t } = useTranslation(['menu-stock', 'errors']);
  const { nameOf } = useNames();
  const { mutateAsync, isPending } = useAdjustStock(storeId, item.id);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const read = readMove(kind, { typed, reason });
  const { stock } = item;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if ('problem' in read) return setError(t(`errors:fields.${read.problem}`));
    try {
      await mutateAsync(read.move);
      showNotice({ id: 'stock', type: 'SUCCESS', message: t(`done.${kind}`, { name: nameOf(item) }) });
      onClose();
    } catch (refusal) {
      const wrong = wrongFields(refusal, () => whole);
      if (wrong) setError(wrong[whole]);
      else reportRefusal(refusal);
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <p className={styles.text}>{t(`texts.${kind}`)}</p>
      {kind !== 'STOP' && (
        <TextInput
          autoFocus
          label={t(`quantity.${kind}`)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setError(undefined);
          }}
          error={error}
        />
      )}
      <p className={styles.after} role="status">
        {stock !== null &&
          'move' in read &&
          t('after', afterWords(stock, stockAfter(stock, read.move), t('uncounted')))}
      </p>
      <TextInput
        label={t('reason')}
        placeholder={t(`reasons.${kind}`)}
        autoComplete="off"
        maxLength={longestReason}
        value={reason}
        onChange={setReason}
      />
      {kind === 'STOP' && error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" size="lg" variant="action" loading={isPending}>
        {t(`confirm.${kind}`)}
      </Button>
    </form>
  );
}

function afterWords(before: number, after: number | null, uncounted: string) {
  return { before: formatCount(before), after: after === null ? uncounted : formatCount(after) };
}
