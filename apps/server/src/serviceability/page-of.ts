type PageAsked = { currentPage: number; numberOfElements: number };

/** A numbered page of what `list` finds. */
export async function pageOf<Row>(
  { currentPage, numberOfElements }: PageAsked,
  count: () => Promise<number>,
  list: (place: { offset: number; limit: number }) => Promise<Row[]>,
) {
  const [totalElements, content] = [
    await count(),
    await list({ offset: currentPage * numberOfElements, limit: numberOfElements }),
  ];
  return {
    content,
    currentPage,
    totalPages: Math.ceil(totalElements / numberOfElements),
    totalElements,
    numberOfElements: content.length,
  };
}
