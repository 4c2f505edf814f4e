type PageAsked = { currentPage: number; numberOfElements: number };

type Listed<Row, Shown> = {
  count: () => Promise<number>;
  list: (place: { offset: number; limit: number }) => Promise<Row[]>;
  present: (row: Row) => Shown;
};

/**
 * A numbered page. Count and rows are read one after the other, so that a transaction can read them. Outside of a
 * transaction the count may not match the rows if something is written in between; numbered pages are not exact anyway.
 */
export async function pageOf<Row, Shown>(asked: PageAsked, { count, list, present }: Listed<Row, Shown>) {
  const { currentPage, numberOfElements: limit } = asked;
  const totalElements = await count();
  const rows = await list({ offset: currentPage * limit, limit });
  return { content: rows.map(present), ...pageNumbersOf(asked, totalElements, rows.length) };
}

/** The numbers of a page, beside its rows. `shown`: how many rows it has. */
export function pageNumbersOf(
  { currentPage, numberOfElements: limit }: PageAsked,
  totalElements: number,
  shown: number,
) {
  return {
    currentPage,
    totalPages: Math.ceil(totalElements / limit),
    totalElements,
    numberOfElements: shown,
  };
}
