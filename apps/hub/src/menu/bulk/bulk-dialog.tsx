import { Button } from '@mantine/core';
import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { isSwitchedOff } from '@maru/contract/menu/sold-out.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useId, useState } from 'react';
import { useNow } from '#hub/lib/use-now.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { taxChange } from '#hub/menu/tax/tax-change.ts';
import { TaxNote } from '#hub/menu/tax/tax-note.tsx';
import { type BulkAct, firstChange } from './bulk-act.ts';
import styles from './bulk-dialog.module.css';
import { ChangeForm } from './change-form.tsx';
import { type Preview, previewChange } from './preview-change.ts';
import { PreviewList } from './preview-list.tsx';
import { PreviewSummary } from './preview-summary.tsx';
import { useApplyChange } from './use-apply-change.ts';
import { useBulkWords } from './use-bulk-words.ts';

type BulkDialogProps = {
  storeId: string;
  act: BulkAct;
  /** The items that were ticked when the dialog opened. From then on the preview follows the menu. */
  items: readonly CompactItem[];
  onClose: () => void;
  onDone: () => void;
};

/** Asks what to change, and previews the result for each item before applying it. */
export function BulkDialog({ storeId, act, items: ticked, onClose, onDone }: BulkDialogProps) {
  const { t } = useBulkWords(storeId);
  const now = new Date(useNow(60_000));
  const menu = useCachedMenu(storeId);
  const [first] = useState(() => new Map(ticked.map(({ id, version }) => [id, version])));
  // Freezes the preview while the change is being sent, so that it shows the requested change.
  const [sent, setSent] = useState<readonly CompactItem[]>();
  const items = sent ?? menu.items.filter(({ id }) => first.has(id));
  const [change, setChange] = useState<BulkChange | undefined>(() =>
    firstChange(act, items, ({ soldOutUntil }) => isSwitchedOff(soldOutUntil, now)),
  );
  const since = {
    changed: new Set(items.filter(({ id, version }) => version !== first.get(id)).map(({ id }) => id)),
    gone: first.size - items.length,
  };
  const preview = change && previewChange(items, change, { now, changed: since.changed });
  const tax = change?.kind === 'CATEGORY' ? taxChange(menu.categories, items, change.categoryId) : undefined;
  const apply = useApplyChange(storeId, onDone);
  const [formId, summaryId] = [useId(), useId()];
  const count = preview?.rows.length ?? 0;
  const verb = act === 'CATEGORY' ? 'move' : 'apply';
  const isReady = preview !== undefined && count > 0 && preview.problems === 0;

  function send(said: BulkChange, { rows }: Preview) {
    setSent(items);
    const changing = rows.map(({ item }) => item);
    void apply(changing, said).finally(() => setSent(undefined));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`titles.${act}`, { count: items.length })}
      closeText={t('app:close')}
      width={600}
      isPersistent
      firstFocus={act === 'PRICE' ? 'field' : 'content'}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            disabled={!isReady}
            loading={sent !== undefined}
            aria-describedby={summaryId}
            {...(act === 'DELETE' ? { variant: 'filled', color: 'danger' } : { variant: 'action' })}
          >
            {act === 'DELETE' ? t('delete', { count }) : count === 0 ? t(`${verb}None`) : t(verb, { count })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (change && isReady) send(change, preview);
        }}
      >
        <ChangeForm storeId={storeId} act={act} items={items} change={change} onChange={setChange} />
        <PreviewSummary id={summaryId} act={act} preview={preview} since={since} />
        {act === 'CATEGORY' && <TaxNote change={tax} />}
        {change && preview && preview.rows.length > 0 && (
          <PreviewList
            storeId={storeId}
            kind={change.kind}
            rows={preview.rows}
            changed={since.changed}
            tax={tax}
            now={now}
          />
        )}
      </form>
    </Dialog>
  );
}
