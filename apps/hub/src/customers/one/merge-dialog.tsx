import { Button } from '@mantine/core';
import type { mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { formatCount } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CustomerDetail,
  type CustomerRow,
  customersQuery,
  useMergeCustomers,
  usePreviewMerge,
} from '#hub/customers/customers.api.ts';
import { useCustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { reportRefusal } from '#hub/lib/locked.ts';
import styles from './merge-dialog.module.css';

type MergeDialogProps = { storeId: string; customer: CustomerDetail; onClose: () => void };
type Preview = OutputOf<typeof mergeCustomers>;

const longestReason = 100;
const usualReasons = ['TWICE', 'NEW_NUMBER'] as const;

/** Merges another customer into this one, after a preview of both. */
export function MergeDialog({ storeId, customer, onClose }: MergeDialogProps) {
  const { t } = useCustomerOfficeWords();
  const { mutateAsync: look } = usePreviewMerge(storeId);
  const { mutateAsync: merge, isPending } = useMergeCustomers(storeId);
  const [preview, setPreview] = useState<Preview | null>(null);

  const choose = async (other: CustomerRow) => {
    try {
      setPreview(await look({ keptId: customer.id, mergedId: other.id }));
    } catch (error) {
      reportRefusal(error);
    }
  };
  const submit = async (reason: string) => {
    if (!preview) return;
    try {
      await merge({ keptId: customer.id, mergedId: preview.merged.id, reason });
      showNotice({ type: 'SUCCESS', message: t('merge.done') });
      onClose();
    } catch (error) {
      reportRefusal(error);
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('merge.title')} closeText={t('close')}>
      {preview ? (
        <ReasonForm
          label={t('merge.why')}
          longest={longestReason}
          quick={usualReasons.map((usual) => t(`merge.reasons.${usual}`))}
          act={{ label: t('merge.act'), variant: 'filled', color: 'danger', isPending }}
          onSubmit={submit}
          onClose={onClose}
        >
          {() => <Before preview={preview} />}
        </ReasonForm>
      ) : (
        <FindOther storeId={storeId} customerId={customer.id} onChoose={(other) => void choose(other)} />
      )}
    </Dialog>
  );
}

type FindOtherProps = { storeId: string; customerId: string; onChoose: (other: CustomerRow) => void };

function FindOther({ storeId, customerId, onChoose }: FindOtherProps) {
  const { t, points } = useCustomerOfficeWords();
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...customersQuery(storeId, { q: q.trim() }), enabled: q.trim() !== '' });
  const others = q.trim() === '' ? [] : (data?.content ?? []).filter(({ id }) => id !== customerId);

  return (
    <div className={styles.find}>
      <p>{t('merge.text')}</p>
      <TextInput
        label={t('merge.other')}
        description={t('searchHint')}
        autoComplete="off"
        autoFocus
        value={q}
        onChange={setQ}
      />
      <ul className={styles.list} aria-live="polite">
        {others.map((other) => (
          <li key={other.id}>
            <Button fullWidth size="lg" onClick={() => onChoose(other)}>
              {[other.name || t('noName'), other.phone, points(other.balance)].join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
      {q.trim() !== '' && data && others.length === 0 && <p>{t('noneFound')}</p>}
    </div>
  );
}

/** Both customers, and the one that is left. */
function Before({ preview }: { preview: Preview }) {
  const { t, points } = useCustomerOfficeWords();
  const words = ({ name, phone, balance, visits }: Preview['after']) =>
    [
      name || t('noName'),
      phone,
      points(balance),
      t('one.visits', { count: visits, number: formatCount(visits) }),
    ].join(' · ');

  return (
    <>
      <Facts
        rows={[
          { label: t('merge.kept'), value: words(preview.kept) },
          { label: t('merge.merged'), value: words(preview.merged) },
          { label: t('merge.after'), value: words(preview.after) },
        ]}
      />
      <p>{t('merge.warning')}</p>
    </>
  );
}
