import { newKey } from '@maru/web/new-key.ts';
import { takeLease } from './sale-store.ts';

export type Leadership = {
  isLeader(): boolean;
  /** A person works in this tab and the leader does not answer (a sleeping tablet tab): take its place. */
  takeOver(): void;
};

const leaseFor = 6_000;
const renewEvery = 2_000;

/** One tab of a device sends a store's sales. Keys protect from doubles also while two believe they lead. */
export function seekLeadership(storeId: string, onLead: () => void): Leadership {
  return navigator.locks ? leadByLock(storeId, onLead) : leadByLease(storeId, onLead);
}

function leadByLock(storeId: string, onLead: () => void): Leadership {
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

/** Without a secure context (a till in the shop's own network) there are no locks: a row with a term does it. */
function leadByLease(storeId: string, onLead: () => void): Leadership {
  const holder = newKey();
  let leads = false;

  async function renew() {
    const led = leads;
    leads = await takeLease(storeId, holder, leaseFor).catch(() => false);
    if (leads && !led) onLead();
  }

  void renew();
  setInterval(renew, renewEvery);
  return { isLeader: () => leads, takeOver: () => void renew() };
}
