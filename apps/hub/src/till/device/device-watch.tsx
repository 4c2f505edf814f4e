import { removeNotice, showNotice } from '@maru/ui/notice/notices.tsx';
import { pageConfig } from '@maru/web/config.ts';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '#hub/lib/online.ts';
import { useMenu } from '#hub/menu/use-menu.ts';
import { askForLetters } from '#hub/payments/sale-queue/sale-numbers.ts';
import { holdSamples } from '#hub/till/hold/hold-samples.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { readClockError } from './clock-error.ts';

/** In ms. A clock may be corrected meanwhile, and may be wrong again after the device slept. */
const askEvery = 15 * 60_000;

type DeviceWatchProps = {
  storeId: string;
  /** Whether the device was able to store the cart. */
  isCartStored: boolean;
};

/**
 * Looks after the device while the till is open: gets its letters for sale numbers, and warns if something is
 * wrong with it.
 */
export function DeviceWatch({ storeId, isCartStored }: DeviceWatchProps) {
  const isOnline = useOnline();
  useEffect(() => {
    // Without an answer, sales get no sale number. The next opening of the till asks again.
    if (isOnline) askForLetters(storeId).catch(() => undefined);
  }, [storeId, isOnline]);
  useSamples(storeId, isOnline);
  useClockWords(isOnline);
  useCartWords(isCartStored);
  return null;
}

/** In a trial, fetches sample carts. A device that cannot store anything gets none. */
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
