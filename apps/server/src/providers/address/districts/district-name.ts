import leftOut from './cities-left-out.json' with { type: 'json' };
import { provinces } from './provinces.ts';

/** Cities that the source leaves out of their districts' names. */
const citiesLeftOut: Readonly<Record<string, string>> = leftOut;

/** A district's name below its province, as in addresses: `성동구`, `수원시 장안구`; empty for Sejong. */
export function districtName(code: string, sourceName: string): string {
  const province = provinces[code.slice(0, 2)];
  if (!province) throw new Error(`No province for ${code} ${sourceName}`);

  const bare = sourceName
    .replace(province.name, '')
    .replace(/^서울시/, '')
    .trim();
  const city = citiesLeftOut[code.slice(0, 4)];
  if (city && !bare.startsWith(city)) return `${city} ${bare}`;
  // Only if a district follows: a name may also end in 시.
  return bare.replace(/^(.{2,3}시)\s*(.+구)$/, '$1 $2');
}
