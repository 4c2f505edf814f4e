import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { SideNote } from './side-note.tsx';

/** Says how much money was taken beyond the totals of orders and has to be given back. */
export function ExcessNote({ payments, amount }: { payments: number; amount: number }) {
  const { t, won } = useSalesWords();
  const { storeId, may } = useStore();
  const link = { to: paths.excess({ storeId }), text: t('excess.link') };

  return (
    <SideNote
      text={t('excess.text', { count: payments, amount: won(amount) })}
      link={may('REFUND') ? link : undefined}
    />
  );
}
