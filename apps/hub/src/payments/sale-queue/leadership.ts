export type Leadership = {
  isLeader(): boolean;
  /** Takes the lead from a tab that does not respond, for example because a tablet suspended it. */
  takeOver(): void;
};

/**
 * Elects one tab per device to send a store's sales. If two tabs briefly both believe that they lead,
 * idempotency keys prevent harm.
 */
export function seekLeadership(storeId: string, onLead: () => void): Leadership {
  const name = `maru-sales-${storeId}`;
  let leads = false;

  async function seek(steal: boolean) {
    try {
      await navigator.locks.request(name, steal ? { steal } : {}, () => {
        leads = true;
        onLead();
        return new Promise(() => undefined);
      });
    } catch {
      // Another tab took the lead: queue for it again.
      leads = false;
      void seek(false);
    }
  }

  void seek(false);
  return { isLeader: () => leads, takeOver: () => void (leads || seek(true)) };
}
