import { readSlug, slugLike, slugProblem } from '@maru/contract/place/slug.ts';
import { romanize } from 'es-hangul';

/**
 * The address that is probably meant by what was typed or pasted, also the whole address of a page or a name in Korean;
 * undefined if what was typed is allowed, or if nothing like it is.
 */
export function correctSlug(typed: string): string | undefined {
  if (slugProblem(readSlug(typed)) === undefined) return undefined;
  const [, part = typed] = /\/place\/([^/?#]+)/i.exec(typed) ?? [];
  // Only Hangul, because the library fails on a few other words, such as `constructor`.
  const latin = part.normalize('NFC').replace(/[가-힣]+/g, (hangul) => romanize(hangul));
  const slug = slugLike(latin);
  return slugProblem(slug) === undefined ? slug : undefined;
}
