/** Number of rows that one call reads. */
const readAtOnce = 200;

type Page<Row> = { content: readonly Row[]; nextCursor: string | null };
type PageAsked = { numberOfElements: number; cursor?: string };
/** Reads a page of a list; `signal` aborts. */
export type ReadPage<Row> = (asked: PageAsked, signal: AbortSignal) => Promise<Page<Row>>;

type Reading = {
  most?: number;
  /** Gets the number of rows read so far. */
  onRead?: (count: number) => void;
};

/** The rows of all pages of a list, at most `most`. */
export async function readPages<Row>(
  readPage: (asked: PageAsked) => Promise<Page<Row>>,
  { most = Number.POSITIVE_INFINITY, onRead }: Reading = {},
) {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await readPage({ numberOfElements: readAtOnce, ...(cursor ? { cursor } : {}) });
    rows.push(...page.content);
    // A page without rows ends the list, whatever its cursor says.
    cursor = page.content.length === 0 ? null : page.nextCursor;
    onRead?.(rows.length);
  } while (cursor && rows.length < most);
  return { rows: rows.slice(0, most), hasMore: cursor !== null || rows.length > most };
}
