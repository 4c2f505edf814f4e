import { DrawerParts } from './drawer-parts.tsx';
import { ModalParts } from './modal-parts.tsx';

/** Both are in one file, because they share most of their code and most pages open both. */
export const overParts = { DrawerParts, ModalParts };
