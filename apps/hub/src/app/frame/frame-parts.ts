import { UnlockedPill } from '#hub/app-lock/unlocked-pill.tsx';
import { StatusWidget } from '#hub/stores/status/status-widget.tsx';

/** One file for what the frame shows after the first screen has loaded. */
export const frameParts = { UnlockedPill, StatusWidget };
