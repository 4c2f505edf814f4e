import { buildPages, readFirstLoads } from '@maru/server/http/pages/build-pages.ts';

/** A step of its own, so that a failed build ends the run at once instead of failing every journey. */
await buildPages((line) => console.log(line));
console.log(await readFirstLoads());
