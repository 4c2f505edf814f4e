import { readdir } from 'node:fs/promises';

/** `npm run bench` runs every measurement; `npm run bench -- take-order` those whose file name contains the word. */
const wanted = process.argv.slice(2);
const folder = new URL('.', import.meta.url);
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith('.bench.ts'))
  .sort();
const chosen = files.filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));
if (chosen.length === 0) {
  console.error(`No measurement of that name. There are: ${files.join(', ')}`);
  process.exit(1);
}
for (const file of chosen) {
  console.log(`\n── ${file}`);
  await import(new URL(file, folder).href);
}
