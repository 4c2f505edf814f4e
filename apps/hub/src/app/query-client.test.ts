import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  for (const { id } of pageNotices.read()) pageNotices.remove(id);
});

/** Fetches a query that is already in the cache; the fetch fails. */
async function readAgainUnheard(isOnline: boolean) {
  vi.stubGlobal('navigator', { onLine: isOnline });
  const queryKey = ['shown'];
  queryClient.setQueryData(queryKey, 'as it was');
  const read = queryClient.fetchQuery({
    queryKey,
    queryFn: () => Promise.reject(new NetworkError('network')),
    staleTime: 0,
    retry: false,
  });
  await expect(read).rejects.toThrow('network');
  return pageNotices.read().map(({ id }) => id);
}

test('offline there is no notice, since the offline bar says so', async () => {
  expect(await readAgainUnheard(false)).toEqual([]);
});

test('online, a failed refetch becomes a notice', async () => {
  expect(await readAgainUnheard(true)).toEqual(['NETWORK']);
});
