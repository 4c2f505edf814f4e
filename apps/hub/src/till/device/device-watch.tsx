import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { pageConfig } from '@maru/web/config.ts';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '#hub/lib/online.ts';
import { useMenu } from '#hub/menu/use-menu.ts';
import { askForLetters } from '#hub/payments/sale-queue/sale-numbers.ts';
import { holdSamples } from '#hub/till/hold/hold-samples.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { readClockError } from './clock-error.ts';

/** People correct a clock, and a device that slept may be wrong again. In ms. */
const askEvery = 15 * 60_000;

type DeviceWatchProps = {
  storeId: string;
  /** Whether the device could store the cart. */
  isCartStored: boolean;
};

/** What the till does for its device while it is open: letters for the sale numbers, and words about what is wrong. */
export function DeviceWatch({ storeId, isCartStored }: DeviceWatchProps) {
  const isOnline = useOnline();
  useEffect(() => {
    // Without an answer the sales have no number of the device; the next opening asks again.
    if (isOnline) askForLetters(storeId).catch(() => undefined);
  }, [storeId, isOnline]);
  useSamples(storeId, isOnline);
  useClockWords(isOnline);
  useCartWords(isCartStored);
  return null;
}

/** In a trial. A device that cannot store has no carts on hold. */
function useSamples(storeId: string, isOnline: boolean) {
  const menu = useMenu(storeId);
  const hold = useEffectEvent(() => holdSamples(storeId, menu));
  useEffect(() => {
    if (isOnline && pageConfig().environment === 'trial') hold().catch(() => undefined);
  }, [isOnline]);
}

function useClockWords(isOnline: boolean) {
  const { t } = useTillWords();
  const say = useEffectEvent((minutes: number) => {
    if (minutes === 0) return removeNotice('clock');
    const message = t(minutes > 0 ? 'device.clockFast' : 'device.clockSlow', { count: Math.abs(minutes) });
    showNotice({ id: 'clock', type: 'ERROR', message });
  });
  useEffect(() => {
    if (!isOnline) return;
    const ask = async () => say(await readClockError());
    void ask();
    const timer = setInterval(ask, askEvery);
    return () => clearInterval(timer);
  }, [isOnline]);
}

function useCartWords(isStored: boolean) {
  const { t } = useTillWords();
  const say = useEffectEvent(() =>
    showNotice({ id: 'cart-unstored', type: 'ERROR', message: t('device.cartUnstored') }),
  );
  useEffect(() => {
    if (isStored) removeNotice('cart-unstored');
    else say();
  }, [isStored]);
}
