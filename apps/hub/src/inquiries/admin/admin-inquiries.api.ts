import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import {
  addInquiryNote,
  answerInquiry,
  closeInquiry,
  getInquiry,
  listInquiries,
  reopenInquiry,
  takeInquiry,
  unmaskInquiry,
} from '@maru/contract/inquiries/inquiries.endpoints.ts';
import type { CloseReason } from '@maru/contract/inquiries/inquiry-states.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { reportRefusal } from '#hub/lib/locked.ts';
import { isAnswered, sendOnce } from '#hub/lib/send-once.ts';
import type { InquiriesAddress } from './inquiries-address.ts';

export type InquiryRow = OutputOf<typeof listInquiries>['content'][number];
export type Inquiry = OutputOf<typeof getInquiry>;
type Acted = Pick<Inquiry, 'id'>;

const listKey = ['admin', 'inquiries'] as const;
const oneKeys = ['admin', 'inquiry'] as const;
const oneKey = (inquiryId: string) => [...oneKeys, inquiryId] as const;
const rowsOfPage = 20;
/** Poll intervals in ms while the page is visible, since admins have no event stream. */
const pollInterval = { list: 15_000, one: 5_000 };

export const inquiriesQuery = ({ state = 'WAITING', q = '', page = 1 }: InquiriesAddress) =>
  queryOptions({
    queryKey: [...listKey, state, q, page],
    queryFn: ({ signal }) =>
      call(
        listInquiries,
        { state, stringToSearch: q, currentPage: page - 1, numberOfElements: rowsOfPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollInterval.list,
  });

export const inquiryQuery = (inquiryId: string) =>
  queryOptions({
    queryKey: oneKey(inquiryId),
    queryFn: ({ signal }) => call(getInquiry, { inquiryId }, { signal }),
    staleTime: 0,
    refetchInterval: pollInterval.one,
  });

/**
 * Refetches the inquiry, so that an admin who begins an answer sees at once whether another admin took it.
 */
export function useRefetchInquiry(inquiryId: string) {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: oneKey(inquiryId) });
}

/**
 * Fetches the sender and the whole text unmasked. They are not cached, and the server records who looked and
 * why.
 */
export function useUnmaskInquiry(inquiryId: string) {
  return useMutation({
    mutationFn: (reason: string) => sendOnce(unmaskInquiry, { inquiryId, reason }),
    gcTime: 0,
  });
}

/** After an act, or after a refusal because another admin was first, the inquiry is refetched. */
function useActOn<Input>(inquiryId: string, act: (input: Input) => Promise<Acted>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: oneKey(inquiryId) }),
        queryClient.invalidateQueries({ queryKey: listKey }),
      ]),
  });
}

type Taking = Omit<InputOf<typeof takeInquiry>, 'inquiryId'>;

export const useTakeInquiry = (inquiryId: string) =>
  useActOn(inquiryId, (taking: Taking) => sendOnce(takeInquiry, { inquiryId, ...taking }));

export const useAddNote = (inquiryId: string) =>
  useActOn(inquiryId, (content: string) => sendOnce(addInquiryNote, { inquiryId, content }));

export const useAnswerInquiry = (inquiryId: string) =>
  useActOn(inquiryId, (content: string) => sendOnce(answerInquiry, { inquiryId, content }));

/**
 * Acts on each inquiry, one at a time. After a refusal it goes on with the next. After a lost answer it
 * stops, because the next would fail, too.
 */
function useActOnEach<Input>(act: (input: Input, inquiryId: string) => Promise<Acted>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input & { inquiryIds: readonly string[] }) => {
      const done: Acted[] = [];
      for (const inquiryId of input.inquiryIds) {
        try {
          done.push(await act(input, inquiryId));
        } catch (error) {
          reportRefusal(error);
          if (!isAnswered(error)) break;
        }
      }
      return done;
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: oneKeys }),
        queryClient.invalidateQueries({ queryKey: listKey }),
      ]),
  });
}

export const useCloseInquiries = () =>
  useActOnEach(({ reason }: { reason: CloseReason }, inquiryId) =>
    sendOnce(closeInquiry, { inquiryId, reason }),
  );

export const useReopenInquiries = () =>
  useActOnEach((_: object, inquiryId) => sendOnce(reopenInquiry, { inquiryId }));
