import { readSlug, slugLike, slugProblem } from '@maru/contract/place/slug.ts';
import { romanize } from 'es-hangul';

/**
 * The slug that was probably meant by a typed or pasted text, which may also be the whole address of a page
 * or a name in Korean. Undefined if the text is allowed as it is, or if no slug can be made of it.
 */
export function correctSlug(typed: string): string | undefined {
  if (slugProblem(readSlug(typed)) === undefined) return undefined;
  const [, part = typed] = /\/place\/([^/?#]+)/i.exec(typed) ?? [];
  // Passes only Hangul, because the library fails on some other words, such as `constructor`.
  const latin = part.normalize('NFC').replace(/[가-힣]+/g, (hangul) => romanize(hangul));
  const slug = slugLike(latin);
  return slugProblem(slug) === undefined ? slug : undefined;
}
