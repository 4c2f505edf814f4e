import { z } from 'zod';

/** The position of a page in a numbered list; pages are counted from 0. */
export const pageNumbers = {
  currentPage: z.int(),
  totalPages: z.int(),
  totalElements: z.int(),
  numberOfElements: z.int(),
};

export function Page<T extends z.ZodType>(row: T) {
  return z.object({ content: z.array(row), ...pageNumbers });
}
export const pageInput = {
  currentPage: z.int().min(0).max(1_000_000).default(0),
  numberOfElements: z.int().min(1).max(200).default(20),
};

/** A page of a cursor list. `totalElements` stops at 10,000 (event log: 1,000); `more` says whether there are more than that. */
export function CursorPage<T extends z.ZodType>(row: T) {
  return z.object({
    content: z.array(row),
    nextCursor: z.string().nullable(),
    previousCursor: z.string().nullable(),
    numberOfElements: z.int(),
    totalElements: z.int(),
    more: z.boolean(),
  });
}
export const cursorInput = {
  cursor: z.string().max(200).optional(),
  numberOfElements: z.int().min(1).max(200).default(50),
};
