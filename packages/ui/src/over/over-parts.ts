import { DrawerParts } from './drawer-parts.tsx';
import { ModalParts } from './modal-parts.tsx';

/** One file: most of both is the same, and most pages open both. */
export const overParts = { DrawerParts, ModalParts };
