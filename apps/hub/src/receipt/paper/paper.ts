/** Widths of the rolls of receipt printers, in mm. */
export const papers = ['80', '58'] as const;
export type Paper = (typeof papers)[number];

const storageKey = 'maru.receipt.paper';
/**
 * Side margins in mm, which roll printers leave blank. The printed width is 72 or 48 mm, as in
 * `receipt.module.css`.
 */
const sides: Record<Paper, number> = { 80: 4, 58: 5 };
const ends = 4;
const mmPerPixel = 25.4 / 96;

/** The paper chosen on this device. */
export function readPaper(): Paper {
  return localStorage.getItem(storageKey) === '58' ? '58' : '80';
}

export function choosePaper(paper: Paper) {
  localStorage.setItem(storageKey, paper);
}

/** CSS rule for one page as long as the receipt, because a roll has no pages. `height` is in CSS pixels. */
export function pageRule(paper: Paper, height: number): string {
  const length = Math.ceil(height * mmPerPixel) + 2 * ends;
  return `@page { size: ${paper}mm ${length}mm; margin: ${ends}mm ${sides[paper]}mm; }`;
}
