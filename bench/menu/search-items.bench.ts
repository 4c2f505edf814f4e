import { indexForSearch, searchMenu } from '@maru/hub/src/menu/search/search-menu.ts';
import { englishWords, koreanWords } from '../support/big-menu.ts';

/** Time per key in the item search with 20,000 items, in ms. */
const count = 20_000;
const limit = 16;

const name = (from: readonly string[], at: number) =>
  [1, 7, 61].map((step) => from[Math.floor(at / step) % from.length]).join(' ');
const items = Array.from({ length: count }, (_, at) => ({
  id: String(at),
  name: `${name(koreanWords, at)} ${at}`,
  nameEn: at % 3 === 0 ? null : `${name(englishWords, at)} ${at}`,
  barcode: String(8_800_000_000_000 + at),
}));

const started = performance.now();
const index = indexForSearch(items);
console.log(`index of ${count} items, the first time: ${(performance.now() - started).toFixed(1)} ms`);
console.log(`index after a change of 10 of them: ${median(() => indexForSearch(changed(10))).toFixed(2)} ms`);

const queries = {
  'a name': '아메리카노',
  'half-typed Korean': '아멜',
  'one letter': 'ㅇ',
  'initial consonants': 'ㅇㅁㄹ',
  'Korean typed on an English keyboard': 'dkapflzksh',
  'an English name': 'americano',
  'a barcode': '8800000019999',
  'nothing on the menu': '짜장면',
  'two words the other way round': '라떼 아이스',
  'two words, one typed on an English keyboard': 'fkEp 아이스',
  'three words of which one is nowhere': '라떼 아이스 짜장면',
};
for (const [what, query] of Object.entries(queries)) {
  const took = median(() => searchMenu(index, query));
  const found = searchMenu(index, query).length;
  console.log(`${what} (${query}): ${took.toFixed(2)} ms, ${found} found`);
  if (took > limit) process.exitCode = 1;
}

function changed(howMany: number) {
  return items.map((item, at) => (at < howMany ? { ...item } : item));
}

/** In ms. The search index is built before each round, as the page does. */
function median(work: () => unknown, rounds = 101): number {
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
}
