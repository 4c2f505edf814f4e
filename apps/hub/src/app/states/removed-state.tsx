import { Button } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { MessageState } from '@maru/ui/states/message-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { WholePage } from '#hub/lib/whole-page.tsx';

const formerSales = later(
  async () => (await import('#hub/payments/sale-queue/sale-file/former-sales.tsx')).FormerSales,
);

/** Replaces the screens of a store that the person is no longer a member of. */
export function RemovedState({ storeId, hasOthers }: { storeId: string; hasOthers: boolean }) {
  const Former = usePart(formerSales, true);
  const { t } = useTranslation('app');
  const to = hasOthers ? paths.home() : paths.newStore();

  return (
    <WholePage title={t('removed.title')}>
      <MessageState title={t('removed.title')} text={t('removed.text')} role="status">
        {Former && <Former storeId={storeId} />}
        <Button variant="brand" renderRoot={(props) => <Link to={to} {...props} />}>
          {t(hasOthers ? 'removed.others' : 'stores.open')}
        </Button>
      </MessageState>
    </WholePage>
  );
}
