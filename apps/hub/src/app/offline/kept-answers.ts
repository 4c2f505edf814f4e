import { sessionStore } from '@maru/web/session.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { clearAnswers, listAnswers, putAnswers } from '#hub/lib/device/answer-store.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { generalSettingQuery, paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { myStoresQuery, storeQuery } from '#hub/stores/stores.api.ts';

/**
 * Minimum time between two writes, in ms. Storing a menu of 20,000 items takes tens of milliseconds, and each
 * sale of counted stock changes the menu.
 */
const writesApart = 20_000;

const idOf = (queryKey: QueryKey) => JSON.stringify(queryKey);

/**
 * Whether the till needs the answer before it can sell: the person, their stores, and a store's menu,
 * settings and receipt data.
 */
function isNeededByTill(queryKey: QueryKey): boolean {
  const [feature, first, second] = queryKey;
  const storeId = String(feature === 'stores' ? second : first);
  const needed: QueryKey[] = [
    profileQuery().queryKey,
    myStoresQuery().queryKey,
    storeQuery(storeId).queryKey,
    generalSettingQuery(storeId).queryKey,
    paymentSettingQuery(storeId).queryKey,
    menuKeys.cached(storeId),
  ];
  return needed.some((key) => idOf(key) === idOf(queryKey));
}

function personNow(): string | undefined {
  const session = sessionStore.getSnapshot();
  return session.status === 'signedIn' ? session.userId : undefined;
}

/**
 * Stores these answers on the device whenever they change, and deletes them when the session ends. Returns a
 * function that stops.
 */
export function keepAnswers(client: QueryClient): () => void {
  const stored = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    timer = undefined;
    // If the device is full, nothing is stored, and the till needs a network to open.
    await storeAnswers(client, stored).catch(() => undefined);
  };
  const endings = [
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && isNeededByTill(query.queryKey)) timer ??= setTimeout(write, writesApart);
    }),
    sessionStore.subscribe(() => {
      if (personNow() !== undefined) return;
      stored.clear();
      void clearAnswers();
    }),
  ];
  void write();
  return () => {
    clearTimeout(timer);
    for (const end of endings) end();
  };
}

async function storeAnswers(client: QueryClient, stored: Map<string, number>) {
  const userId = personNow();
  if (userId === undefined) return;
  const changed = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && isNeededByTill(queryKey) })
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => ({
      ...{ id: idOf(queryKey), userId, queryKey, data },
      at: dataUpdatedAt,
    }))
    .filter(({ id, at }) => stored.get(id) !== at);
  await putAnswers(changed, () => personNow() === userId);
  for (const { id, at } of changed) stored.set(id, at);
}

/**
 * Puts the person's stored answers into the query cache where it has none. They keep their age, so that data
 * on screen is fetched again as soon as there is a network.
 */
export async function restoreAnswers(client: QueryClient): Promise<void> {
  for (const { userId, queryKey, data, at } of await listAnswers()) {
    if (userId !== personNow() || client.getQueryData(queryKey) !== undefined) continue;
    client.setQueryData(queryKey, data, { updatedAt: at });
  }
}
