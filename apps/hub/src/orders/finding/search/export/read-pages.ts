/** Number of rows that one call of an export reads. */
const readAtOnce = 200;

type Page<Row> = { content: Row[]; nextCursor: string | null };
type Asked = { numberOfElements: number; cursor?: string };
export type ReadPage<Row> = (asked: Asked, signal: AbortSignal) => Promise<Page<Row>>;

type Reading = {
  most: number;
  /** Gets the number of rows read so far. */
  onRead: (count: number) => void;
  signal: AbortSignal;
};

/** The rows of all pages, at most `most`. */
export async function readPages<Row>(readPage: ReadPage<Row>, { most, onRead, signal }: Reading) {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await readPage(
      { numberOfElements: readAtOnce, ...(cursor ? { cursor } : {}) },
      signal,
    );
    rows.push(...page.content);
    cursor = page.nextCursor;
    onRead(rows.length);
  } while (cursor && rows.length < most);
  return { rows: rows.slice(0, most), hasMore: cursor !== null || rows.length > most };
}
