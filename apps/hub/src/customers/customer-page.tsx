import { Button } from '@mantine/core';
import { lastDayOf } from '@maru/contract/points/last-day.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatCount, formatDate } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { RewardDialog } from '#hub/points/by-hand/reward-dialog.tsx';
import { RewardList } from '#hub/points/by-hand/reward-list.tsx';
import { rewardsQuery } from '#hub/points/points.api.ts';
import styles from './customer-page.module.css';
import { customerQuery } from './customers.api.ts';
import { ConsentList } from './one/consent-list.tsx';
import { CustomerForm } from './one/customer-form.tsx';
import { DeleteDialog } from './one/delete-dialog.tsx';
import { LatestOrders } from './one/latest-orders.tsx';
import { MergeDialog } from './one/merge-dialog.tsx';
import { UnmaskCustomerDialog } from './one/unmask-customer-dialog.tsx';
import { useCustomerOfficeWords } from './use-customer-office-words.ts';

type OfCustomer = { storeId: string; customerId: string };

/** Route loader. */
export const loadCustomerPage = (queryClient: QueryClient, of: OfCustomer, may: { seePoints: boolean }) =>
  Promise.all([
    loadTexts('customer-office', 'points', 'forms'),
    queryClient.ensureQueryData(customerQuery(of)),
    ...(may.seePoints ? [queryClient.ensureInfiniteQueryData(rewardsQuery(of))] : []),
  ]);

type Open = 'EARN' | 'USE' | 'UNMASK' | 'MERGE' | 'DELETE';

const inOneLine = (words: string) => <span className={styles.points}>{words}</span>;

/** One customer: points with their history, visits, tags, memo and consents. */
export function CustomerPage() {
  const { t, points, language } = useCustomerOfficeWords();
  const { storeId, may } = useStore();
  const { customerId } = useParams({ from: '/signed-in/s/$storeId/customers-area/customers/$customerId' });
  const { data: customer } = useSuspenseQuery(customerQuery({ storeId, customerId }));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const of = { storeId, customerId };
  const { name, phone, balance, debt, visits, lastVisitAt, createdAt, expiring } = customer;

  return (
    <StoreFrame
      title={name || t('noName')}
      back={{ to: paths.customers({ storeId }), label: t('title') }}
      headerSlot={<span className="tabular">{phone}</span>}
      actions={<Button onClick={() => setOpen('UNMASK')}>{t('unmask.open')}</Button>}
    >
      <div className={layout.columns}>
        <div className={layout.column}>
          <Card
            title={t('one.points')}
            actions={
              may('POINT') && (
                <span>
                  <Button onClick={() => setOpen('EARN')}>{t('one.earn')}</Button>{' '}
                  <Button disabled={balance === 0} onClick={() => setOpen('USE')}>
                    {t('one.use')}
                  </Button>
                </span>
              )
            }
          >
            <Facts
              areBeside
              rows={[
                { label: t('columns.balance'), value: inOneLine(points(balance)) },
                ...(debt > 0 ? [{ label: t('one.debt'), value: inOneLine(points(debt)) }] : []),
                ...expiring.map((lot) => ({
                  label: t('one.expires', { date: formatDate(lastDayOf(lot.expiresAt), language) }),
                  value: inOneLine(points(lot.points)),
                })),
              ]}
            />
          </Card>
          {may('POINT') && (
            <Card title={t('one.history')}>
              <RewardList {...of} />
            </Card>
          )}
        </div>
        <div className={layout.column}>
          <Card title={t('one.about')}>
            <Facts
              areBeside
              rows={[
                {
                  label: t('columns.visits'),
                  value: t('one.visits', { count: visits, number: formatCount(visits) }),
                },
                {
                  label: t('columns.lastVisitAt'),
                  value: lastVisitAt ? formatDate(lastVisitAt, language) : t('noVisit'),
                },
                { label: t('columns.createdAt'), value: formatDate(createdAt, language) },
              ]}
            />
          </Card>
          <Card title={t('one.orders')}>
            <LatestOrders storeId={storeId} customer={customer} />
          </Card>
          <CustomerForm {...of} customer={customer} />
          <Card title={t('consents.title')}>
            <ConsentList {...of} consents={customer.consents} />
          </Card>
          <Card title={t('one.more')}>
            {may('POINT') && (
              <Button size="lg" onClick={() => setOpen('MERGE')}>
                {t('merge.open')}
              </Button>
            )}
            <Button size="lg" color="danger" variant="outline" onClick={() => setOpen('DELETE')}>
              {t('delete.open')}
            </Button>
          </Card>
        </div>
      </div>
      {(open === 'EARN' || open === 'USE') && (
        <RewardDialog {...of} kind={open} balance={balance} onClose={close} />
      )}
      {open === 'UNMASK' && <UnmaskCustomerDialog {...of} onClose={close} />}
      {open === 'MERGE' && <MergeDialog storeId={storeId} customer={customer} onClose={close} />}
      {open === 'DELETE' && <DeleteDialog {...of} customer={customer} onClose={close} />}
    </StoreFrame>
  );
}
