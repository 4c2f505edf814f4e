/** A text instead of Kakao comes soon: nobody waits long for a dealer, in ms. */
export const longestWait = 5_000;

/** Rows that a dealer is asked for at once. */
export const rowsOfPage = 100;
const mostPages = 20;

/** Reads a list to its end: to the page that names no next one, or to where no list of ours is that long. */
export async function readPages<T>(
  readPage: (key: string | undefined) => Promise<{ rows: readonly T[]; next: string | undefined }>,
): Promise<T[]> {
  const found: T[] = [];
  let key: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { rows, next } = await readPage(key);
    found.push(...rows);
    if (next === undefined) break;
    key = next;
  }
  return found;
}
