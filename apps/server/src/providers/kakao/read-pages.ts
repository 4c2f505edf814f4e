/** In ms. Short, because a text fallback follows soon. */
export const longestWait = 5_000;

/** Rows per request. */
export const rowsOfPage = 100;
const mostPages = 20;

/** Reads all pages of a list, up to a limit that no list of ours reaches. */
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
