/** Tells a service worker that waits to replace the running version. */
export const takeOverMessage = 'take over';
