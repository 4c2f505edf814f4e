import type { Order } from '@maru/contract/orders/order.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';

type LinkOfSale = {
  storeId: string;
  order: Order | undefined;
  /** Whether the sale goes its usual way: neither refused nor waiting for a provider. */
  isChoosing: boolean;
  isConnected: boolean;
  /** Takes the order without a further tender. Twice takes it once. */
  takeOrder: () => Promise<unknown>;
};

/** Whether a guest is to pay by link. A cart becomes an open order first. */
export function useLinkOfSale({ storeId, order, isChoosing, isConnected, takeOrder }: LinkOfSale) {
  const { data: setting } = useQuery(paymentSettingQuery(storeId));
  const [isWanted, setIsWanted] = useState(false);
  const isStuck = !order && (!isConnected || !isChoosing);
  // The order may come much later then; the sheet must not open over another payment.
  useEffect(() => {
    if (isStuck) setIsWanted(false);
  }, [isStuck]);

  async function open() {
    setIsWanted(true);
    if (order) return;
    try {
      await takeOrder();
    } catch (error) {
      setIsWanted(false);
      throw error;
    }
  }

  return {
    isOffered: setting?.paysByLink === true,
    isShown: isWanted && !isStuck,
    open: () => void open(),
    leave: () => setIsWanted(false),
  };
}
