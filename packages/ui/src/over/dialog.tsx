import { later } from '../later/later.ts';
import { OverPage, type OverPageProps } from './over-page.tsx';

export type DialogProps = OverPageProps & {
  /** Width in CSS pixels where there is room; under 640 px it is a sheet at the bottom. */
  width?: number;
  /** Keeps a press beside the dialog from closing it, where typing would be lost. */
  isPersistent?: boolean;
};

const modalParts = later(async () => (await import('./modal-parts.tsx')).ModalParts);

/** Before a press asks for it: it has to open without a connection too. */
export const fetchDialog = modalParts.load;

/** A modal dialog. */
export function Dialog(props: DialogProps) {
  return <OverPage parts={modalParts} props={props} />;
}
