import { later } from '../later/later.ts';
import { OverPage, type OverPageProps } from './over-page.tsx';

export type SheetProps = OverPageProps & {
  /** `auto`: from the right, below 640 px from the bottom. */
  side?: 'auto' | 'bottom';
  /** Width of a side sheet in CSS pixels, or of the whole screen. */
  width?: number | '100%';
};

const drawerParts = later(async () => (await import('./over-parts.ts')).overParts.DrawerParts);

/** Prefetches the code of sheets, which must open without a connection, too. */
export const fetchSheet = drawerParts.load;

/** A sheet at an edge of the screen. */
export function Sheet(props: SheetProps) {
  return <OverPage parts={drawerParts} props={props} />;
}
