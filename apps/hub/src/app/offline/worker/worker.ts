import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { registerRoute } from 'workbox-routing';
import { takeOverMessage } from '../take-over-message.ts';
import { isScreen } from './is-screen.ts';

/** The build fills this in (`serviceWorker` in packages/web/src/build). */
declare const PRECACHED_FILES: PrecacheEntry[];
/** The DOM types have no ServiceWorkerGlobalScope, and the webworker types conflict with them. */
declare const self: Window & { skipWaiting: () => Promise<void> };

/**
 * The server fills this in (apps/server/src/http/pages/hub-pages.ts), because the page contains its
 * configuration.
 */
const indexHash = 'INDEX_SHA256';
const index = { url: '/index.html', revision: indexHash, integrity: `sha256-${indexHash}` };

/**
 * The service worker serves the hub's page and its static files, and nothing else, so that the hub opens
 * without network. Requests that no route matches go to the network unchanged.
 */
precacheAndRoute([index, ...PRECACHED_FILES], { directoryIndex: '', cleanURLs: false });
registerRoute(isScreen, createHandlerBoundToURL(index.url));
cleanupOutdatedCaches();
// Controls the page from the first visit on, so that lazy-loaded parts come from the same version.
clientsClaim();

self.addEventListener('message', ({ data }: MessageEvent) => {
  if (data === takeOverMessage) void self.skipWaiting();
});
