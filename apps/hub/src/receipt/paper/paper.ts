/** Widths of the rolls of receipt printers, in mm. */
export const papers = ['80', '58'] as const;
export type Paper = (typeof papers)[number];

const storageKey = 'maru.receipt.paper';
/** In mm. Printers of rolls leave these sides free; 72 and 48 mm remain, as `receipt.module.css` says. */
const sides: Record<Paper, number> = { 80: 4, 58: 5 };
const ends = 4;
const mmPerPixel = 25.4 / 96;

/** The choice of this device. */
export function readPaper(): Paper {
  return localStorage.getItem(storageKey) === '58' ? '58' : '80';
}

export function choosePaper(paper: Paper) {
  localStorage.setItem(storageKey, paper);
}

/** One page as long as the receipt, whose height is in CSS pixels: a roll has no pages. */
export function pageRule(paper: Paper, height: number): string {
  const length = Math.ceil(height * mmPerPixel) + 2 * ends;
  return `@page { size: ${paper}mm ${length}mm; margin: ${ends}mm ${sides[paper]}mm; }`;
}
