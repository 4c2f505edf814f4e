import type { OutputOf } from '@maru/contract/endpoint.ts';
import {
  exportEventLog,
  getLoggedEntry,
  listEventLog,
  unmaskLoggedEntry,
} from '@maru/contract/event-log/platform-log.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { readPages } from '#hub/lib/list/read-pages.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { askedOf, type LogAddress } from './log-address.ts';

export type LogPage = OutputOf<typeof listEventLog>;
export type LogRow = LogPage['content'][number];
export type LoggedEntry = OutputOf<typeof getLoggedEntry>;

/** Poll interval in ms while the newest page is followed. */
const followMilliseconds = 3_000;
const rowsOfPage = 50;
/** The most rows that one call returns and that one file contains. */
const rowsOfCall = 1_000;
export const mostInFile = 50_000;

export const eventLogQuery = (address: LogAddress) => {
  const { follow: isFollowed = false, cursor } = address;
  const asked = askedOf(address);
  return queryOptions({
    queryKey: ['admin', 'event-log', asked, cursor],
    queryFn: ({ signal }) =>
      call(listEventLog, { ...asked, ...(cursor && { cursor }), numberOfElements: rowsOfPage }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isFollowed ? followMilliseconds : false,
  });
};

export const loggedEntryQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['admin', 'logged-entry', entryId],
    queryFn: ({ signal }) => call(getLoggedEntry, { entryId }, { signal }),
  });

/**
 * Fetches the unmasked people of an entry. They are not cached, and the server records who looked and why.
 */
export function useUnmaskEntry(entryId: string) {
  return useMutation({
    mutationFn: (reason: string) => sendOnce(unmaskLoggedEntry, { entryId, reason }),
    gcTime: 0,
  });
}

type Export = { address: LogAddress; reason: string; signal: AbortSignal; onRead: (count: number) => void };

/**
 * Reads the filtered entries for a file, newest first; each page is logged. `onRead` gets the number read so
 * far.
 */
export function useExportLog() {
  return useMutation({
    mutationFn: async ({ address, reason, signal, onRead }: Export) => {
      const readPage = (page: { cursor?: string }) => {
        signal.throwIfAborted();
        const asked = { ...askedOf(address), ...page, reason, numberOfElements: rowsOfCall };
        return sendOnce(exportEventLog, asked);
      };
      const { rows } = await readPages<LogRow>(readPage, { most: mostInFile, onRead });
      return rows;
    },
    meta: { handlesErrors: true },
  });
}
