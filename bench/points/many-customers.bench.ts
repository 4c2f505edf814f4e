import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { besideFloor } from '../support/beside-floor.ts';
import { entriesOfEach } from '../support/customer-crowd.ts';
import type { CustomerTarget } from '../support/customer-product.ts';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { startServer } from '../support/server-process.ts';
import { compareOrders } from './compare-orders.ts';
import { compareReports } from './compare-reports.ts';
import { compareSearches } from './compare-searches.ts';
import { timeExpiry } from './time-expiry.ts';

/** Customers and points in a store of a million customers and ten million movements of points. */
const customers = Number(process.env.BENCH_CUSTOMERS ?? 1_000_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const beside = besideFloor(rounds);

await onFreshCluster(async (connectionText) => {
  const product = await startServer<CustomerTarget>('customer-product.ts', [
    connectionText,
    String(customers),
  ]);
  beside.say(
    `${new Date().toISOString().slice(0, 10)}, ${customers} customers, ${customers * entriesOfEach} movements, ` +
      `${rounds} rounds, ${cpus().length} cores, Node ${process.versions.node}`,
  );
  await compareSearches({ connectionText, target: product.target, customers, beside });
  await compareReports({ connectionText, target: product.target, beside });
  await compareOrders({ connectionText, target: product.target, customers, say: beside.say });
  product.stop();
  await timeExpiry({ connectionText, say: beside.say });
});
if (customers === 1_000_000)
  await writeFile(new URL('../results/many-customers.txt', import.meta.url), beside.text());
