import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useEffect, useEffectEvent } from 'react';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

/** Reports that the device cannot store sales. Until it can, no payment is taken. */
export function useFaultNotice(faults: number) {
  const { t } = usePaymentWords();
  const show = useEffectEvent(() =>
    showNotice({ id: 'cannot-keep', type: 'ERROR', message: t('notices.cannotKeep') }),
  );
  useEffect(() => {
    if (faults > 0) show();
  }, [faults]);
}
