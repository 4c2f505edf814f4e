import { buildPages, readFirstLoads } from '@maru/server/http/pages/build-pages.ts';

/** Run before the journeys: parts that do not build end the run at once, instead of every journey one by one. */
await buildPages((line) => console.log(line));
console.log(await readFirstLoads());
