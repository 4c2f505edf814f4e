import { later } from '../later/later.ts';
import { OverPage, type OverPageProps } from './over-page.tsx';

export type DialogProps = OverPageProps & {
  /** Width in CSS pixels; below 640 px it is a sheet at the bottom. */
  width?: number;
  /** A click outside does not close the dialog, because typed text would be lost. */
  isPersistent?: boolean;
};

const modalParts = later(async () => (await import('./over-parts.ts')).overParts.ModalParts);

/** Prefetches the code of dialogs, which must open without a connection, too. */
export const fetchDialog = modalParts.load;

/** A modal dialog. */
export function Dialog(props: DialogProps) {
  return <OverPage parts={modalParts} props={props} />;
}
