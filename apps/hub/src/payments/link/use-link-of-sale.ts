import type { Order } from '@maru/contract/orders/order.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';

type LinkOfSale = {
  storeId: string;
  order: Order | undefined;
  /** Whether the sale is in its usual state: neither refused nor waiting for a provider. */
  isChoosing: boolean;
  isConnected: boolean;
  /** Takes the order without a further tender. A second call has no effect. */
  takeOrder: () => Promise<unknown>;
};

/** State of paying a sale by link. A cart becomes an open order first. */
export function useLinkOfSale({ storeId, order, isChoosing, isConnected, takeOrder }: LinkOfSale) {
  const { data: setting } = useQuery(paymentSettingQuery(storeId));
  const [isWanted, setIsWanted] = useState(false);
  const isStuck = !order && (!isConnected || !isChoosing);
  // Forgets the press while the order cannot be taken. Otherwise the sheet could open over another payment,
  // if the order is taken much later.
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
