import { type InquiryState, inquiryStates } from '@maru/contract/inquiries/inquiry-states.ts';

/** State of the list in the address. Without a state the waiting inquiries are shown; pages count from 1. */
export type InquiriesAddress = { state?: InquiryState; q?: string; page?: number };
export type InquiriesChange = { [Key in keyof InquiriesAddress]?: InquiriesAddress[Key] | undefined };

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readInquiriesAddress(search: Record<string, unknown>): InquiriesAddress {
  const state = inquiryStates.find((known) => known === search.state && known !== 'WAITING');
  const q = search.q === undefined ? '' : String(search.q).trim().slice(0, 100);
  const page = Number(search.page);
  return {
    ...(state && { state }),
    ...(q && { q }),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
  };
}

/** A change of state or search returns to the first page. */
export function changeInquiriesAddress(before: InquiriesAddress, change: InquiriesChange): InquiriesAddress {
  const isSameList = !('state' in change) && !('q' in change);
  return readInquiriesAddress({ ...before, ...(!isSameList && { page: undefined }), ...change });
}
