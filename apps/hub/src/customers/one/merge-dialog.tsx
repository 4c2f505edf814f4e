import { Button } from '@mantine/core';
import type { mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { formatCount } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
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
  const { mutateAsync: look, isPending: isLooking } = usePreviewMerge(storeId);
  const [preview, setPreview] = useState<Preview | null>(null);
  const mergedId = preview?.merged.id ?? '';
  const { mutateAsync: merge, isPending } = useMergeCustomers({ storeId, mergedId });
  const navigate = useNavigate();

  const choose = async (keptId: string, mergedId: string) => {
    try {
      setPreview(await look({ keptId, mergedId }));
    } catch (error) {
      reportRefusal(error);
    }
  };
  const submit = async (reason: string) => {
    if (!preview) return;
    try {
      const keptId = preview.kept.id;
      await merge({ keptId, reason });
      showNotice({ type: 'SUCCESS', message: t('merge.done') });
      onClose();
      if (keptId !== customer.id) await navigate({ to: paths.customer({ storeId, customerId: keptId }) });
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
          {() => (
            <Before
              preview={preview}
              onSwap={() => void choose(preview.merged.id, preview.kept.id)}
              isSwapping={isLooking}
            />
          )}
        </ReasonForm>
      ) : (
        <FindOther
          storeId={storeId}
          customerId={customer.id}
          onChoose={(other) => void choose(customer.id, other.id)}
        />
      )}
    </Dialog>
  );
}

type FindOtherProps = { storeId: string; customerId: string; onChoose: (other: CustomerRow) => void };

function FindOther({ storeId, customerId, onChoose }: FindOtherProps) {
  const { t, points, since } = useCustomerOfficeWords();
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
              {[other.name || t('noName'), other.phone, points(other.balance), since(other)].join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
      {q.trim() !== '' && data && others.length === 0 && <p>{t('noneFound')}</p>}
    </div>
  );
}

type BeforeProps = { preview: Preview; onSwap: () => void; isSwapping: boolean };

/** Shows both customers with their answers about news, which one is kept, and which number disappears. */
function Before({ preview, onSwap, isSwapping }: BeforeProps) {
  const { t, points, newsWords, since } = useCustomerOfficeWords();
  const words = (customer: Preview['after']) =>
    [
      customer.name || t('noName'),
      customer.phone,
      points(customer.balance),
      t('one.visits', { count: customer.visits, number: formatCount(customer.visits) }),
      since(customer),
      t('merge.news', { answer: newsWords(customer.news) }),
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
      <p>{t('merge.numberGoes', { phone: preview.merged.phone })}</p>
      <Button variant="subtle" loading={isSwapping} onClick={onSwap}>
        {t('merge.swap')}
      </Button>
      <p>{t('merge.warning')}</p>
    </>
  );
}
