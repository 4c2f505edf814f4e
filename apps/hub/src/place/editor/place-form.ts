import type { InputOf } from '@maru/contract/endpoint.ts';
import type { PlaceContent, PlacePhoto, updatePlace } from '@maru/contract/place/place.endpoints.ts';
import { longestOfPlace as longest } from '@maru/contract/place/place-limits.ts';
import { readWebAddress } from '@maru/contract/web-address.ts';
import { countCharacters } from '@maru/ui/fields/graphemes.ts';
import { isSame } from '#hub/lib/forms/draft.ts';
import { type HashtagProblem, readHashtags } from './read-hashtags.ts';

/** Form values of the store page. An empty text stands for no text. */
export type PlaceForm = {
  nameEn: string;
  description: string;
  descriptionEn: string;
  breaktime: string;
  breaktimeEn: string;
  hashtags: readonly string[];
  photos: readonly FormPhoto[];
  links: readonly FormLink[];
};
export type FormPhoto = Omit<PlacePhoto, 'altEn'> & { altEn: string };
export type FormLink = { name: string; nameEn: string; url: string };
export type PlaceFieldName = keyof PlaceForm;

/** The fields in the order of the screen. */
export const placeFieldNames = [
  'photos',
  'nameEn',
  'description',
  'descriptionEn',
  'hashtags',
  'breaktime',
  'breaktimeEn',
  'links',
] as const satisfies readonly PlaceFieldName[];

export function placeFormOf(content: PlaceContent): PlaceForm {
  return {
    nameEn: content.nameEn ?? '',
    description: content.description,
    descriptionEn: content.descriptionEn ?? '',
    breaktime: content.breaktime,
    breaktimeEn: content.breaktimeEn ?? '',
    hashtags: content.hashtags,
    photos: content.photos.map((photo) => ({ ...photo, altEn: photo.altEn ?? '' })),
    links: content.links.map((link) => ({ ...link, nameEn: link.nameEn ?? '' })),
  };
}

/** The content of the page with the form's values, for the preview. */
export function contentOf({ photos, links, hashtags, ...texts }: PlaceForm): PlaceContent {
  return {
    ...texts,
    ...englishOf(texts),
    hashtags: [...hashtags],
    photos: photos.map((photo) => ({ ...photo, altEn: orNull(photo.altEn) })),
    links: links.map((link) => ({ ...link, nameEn: orNull(link.nameEn) })),
  };
}

/** The form's values as input of `updatePlace`. */
export function placeInputOf(form: PlaceForm): Omit<InputOf<typeof updatePlace>, 'storeId' | 'version'> {
  const { photos, ...content } = contentOf(form);
  return { ...content, photos: photos.map(({ imageKey, alt, altEn }) => ({ imageKey, alt, altEn })) };
}

function englishOf({
  nameEn,
  descriptionEn,
  breaktimeEn,
}: Pick<PlaceForm, 'nameEn' | 'descriptionEn' | 'breaktimeEn'>) {
  return {
    nameEn: orNull(nameEn),
    descriptionEn: orNull(descriptionEn),
    breaktimeEn: orNull(breaktimeEn),
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/**
 * Fields in which the form differs from what visitors see. If the page is not published, visitors see
 * nothing.
 */
export function unpublishedFields(form: PlaceForm, published: PlaceContent | null): PlaceFieldName[] {
  if (!published) return [];
  const seen = placeFormOf(published);
  return placeFieldNames.filter((name) => !isSame(form[name], seen[name]));
}

export type LinkProblem = 'linkName' | 'linkUrl' | 'linkUrlLong' | 'tooLong';

/** Why a link cannot be saved. */
export function linkProblem({ name, nameEn, url }: FormLink): LinkProblem | undefined {
  if (name.trim() === '') return 'linkName';
  const address = readWebAddress(url.trim());
  if (!address?.toLowerCase().startsWith('https:')) return 'linkUrl';
  if (isLonger(address, longest.linkUrl)) return 'linkUrlLong';
  return [name, nameEn].some((text) => isLonger(text, longest.linkName)) ? 'tooLong' : undefined;
}

export type PhotoProblem = 'photoText' | 'tooLong';

/** Why a photo cannot be saved. A description is required at least in Korean. */
export function photoProblem({ alt, altEn }: FormPhoto): PhotoProblem | undefined {
  if (alt.trim() === '') return 'photoText';
  return [alt, altEn].some((text) => isLonger(text, longest.photoText)) ? 'tooLong' : undefined;
}

const longestTexts = {
  nameEn: longest.nameEn,
  description: longest.description,
  descriptionEn: longest.description,
  breaktime: longest.breaktime,
  breaktimeEn: longest.breaktime,
} as const satisfies Partial<Record<PlaceFieldName, number>>;
const textNames = Object.keys(longestTexts) as (keyof typeof longestTexts)[];

type PlaceProblems = Partial<Record<PlaceFieldName, LinkProblem | PhotoProblem | HashtagProblem>>;

/** The first problem of each field. `typedHashtag` is text in the field for hashtags that is not one of them yet. */
export function placeProblems(form: PlaceForm, typedHashtag = ''): PlaceProblems {
  const [photo] = form.photos.flatMap((each) => photoProblem(each) ?? []);
  const [link] = form.links.flatMap((each) => linkProblem(each) ?? []);
  const long = textNames.filter((name) => isLonger(form[name], longestTexts[name]));
  const hashtag = readHashtags(form.hashtags, typedHashtag).problem;
  return {
    ...(photo && { photos: photo }),
    ...(hashtag && { hashtags: hashtag }),
    ...Object.fromEntries(long.map((name) => [name, 'tooLong' as const])),
    ...(link && { links: link }),
  };
}

/** As on the server, spaces around a text do not count. */
function isLonger(text: string, most: number): boolean {
  return countCharacters(text.trim()) > most;
}
