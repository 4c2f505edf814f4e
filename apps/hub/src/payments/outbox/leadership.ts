export type Leadership = {
  isLeader(): boolean;
  /** A person works in this tab and the leader does not answer (a sleeping tablet tab): take its place. */
  takeOver(): void;
};

/** One tab of a device sends a store's sales. Keys protect from doubles also while two believe they lead. */
export function seekLeadership(storeId: string, onLead: () => void): Leadership {
  const name = `maru-outbox-${storeId}`;
  let leads = false;

  async function seek(steal: boolean) {
    try {
      await navigator.locks.request(name, steal ? { steal } : {}, () => {
        leads = true;
        onLead();
        return new Promise(() => undefined);
      });
    } catch {
      // Another tab took over; wait in line behind it.
      leads = false;
      void seek(false);
    }
  }

  void seek(false);
  return { isLeader: () => leads, takeOver: () => void (leads || seek(true)) };
}
