import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { countCharacters, Id, Instant, secureWebAddress, text, Version } from '../fields.ts';
import { AwsKey, admissionRefusals } from '../files/files.endpoints.ts';
import { optionalText } from '../menu/menu-fields.ts';
import { areHashtagsDifferent, hashtagProblem, readHashtag } from './hashtag.ts';
import { longestOfPlace as longest, mostHashtags, mostLinks, mostPhotos } from './place-limits.ts';
import { longestSlug, readSlug, slugProblem } from './slug.ts';

const Hashtag = text(longest.hashtag + 1, 1)
  .overwrite(readHashtag)
  .refine((hashtag) => countCharacters(hashtag) <= longest.hashtag, { error: 'tooLong' })
  .refine((hashtag) => hashtagProblem(hashtag) === undefined, { error: 'wrongHashtag' });

/** A link that the store added to its page. */
export const PlaceLink = z.object({ name: z.string(), nameEn: z.string().nullable(), url: z.string() });

/** A photo on the page. `imageUrl` is an absolute path, valid on both origins; its content is immutable. */
export const PlacePhoto = z.object({
  imageKey: AwsKey,
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** What the photo shows, for people who do not see it. */
  alt: z.string(),
  altEn: z.string().nullable(),
});
export type PlacePhoto = z.output<typeof PlacePhoto>;

/** What a store says on its page. */
export const PlaceContent = z.object({
  /**
   * The store's name on the English page. Null: the Korean name is shown. The same holds for all English
   * texts.
   */
  nameEn: z.string().nullable(),
  description: z.string(),
  descriptionEn: z.string().nullable(),
  /** The store's own words about its breaks, shown beside the times from its opening hours. */
  breaktime: z.string(),
  breaktimeEn: z.string().nullable(),
  /** Without the sign #. Hashtags, photos and links are in display order. */
  hashtags: z.array(z.string()),
  photos: z.array(PlacePhoto),
  links: z.array(PlaceLink),
});
export type PlaceContent = z.output<typeof PlaceContent>;

const contentFields = {
  nameEn: optionalText(longest.nameEn),
  description: text(longest.description),
  descriptionEn: optionalText(longest.description),
  breaktime: text(longest.breaktime),
  breaktimeEn: optionalText(longest.breaktime),
  hashtags: z
    .array(Hashtag)
    .max(mostHashtags, { error: 'tooLarge' })
    .refine(areHashtagsDifferent, { error: 'nameTwice' }),
  photos: z
    .array(
      z.strictObject({
        imageKey: AwsKey,
        alt: text(longest.photoText, 1),
        altEn: optionalText(longest.photoText),
      }),
    )
    .max(mostPhotos, { error: 'tooLarge' })
    .refine((list) => new Set(list.map(({ imageKey }) => imageKey)).size === list.length, {
      error: 'wrongFormat',
    }),
  links: z
    .array(
      z.strictObject({
        name: text(longest.linkName, 1),
        nameEn: optionalText(longest.linkName),
        url: secureWebAddress(longest.linkUrl),
      }),
    )
    .max(mostLinks, { error: 'tooLarge' }),
};

/** A store's page: what its members edit, and what visitors see. */
export const Place = z.object({
  storeId: Id,
  /** The last part of the address. Until it is first changed, it is a suggestion and not reserved. */
  slug: z.string(),
  /** Former addresses, which redirect to the page. */
  formerSlugs: z.array(z.string()),
  draft: PlaceContent,
  /** What visitors see; null: the page is not published. */
  published: PlaceContent.nullable(),
  publishedAt: Instant.nullable(),
  /** Whether the draft differs from what is published. */
  isChanged: z.boolean(),
  /** Whether visitors see the page: it is published and the store is approved. */
  isShown: z.boolean(),
  version: z.int(),
});
export type Place = z.output<typeof Place>;

const edited = { storeId: Id, version: Version };

export const getPlace = endpoint({
  name: 'getPlace',
  method: 'GET',
  path: '/v6/stores/:storeId/place',
  summary: "A store's page: the draft, what is published, and its address.",
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id }),
  output: Place,
  errors: [],
});

export const updatePlace = endpoint({
  name: 'updatePlace',
  method: 'POST',
  path: '/v6/stores/:storeId/place',
  summary:
    'Replaces the draft of the store page; visitors see it once it is published. Photos are those of the page, or uploads for PLACE_IMAGE.',
  access: [member('PLACE')],
  input: z.strictObject({ ...edited, ...contentFields }),
  output: Place,
  errors: [...admissionRefusals],
  versioned: true,
});

export const publishPlace = endpoint({
  name: 'publishPlace',
  method: 'POST',
  path: '/v6/stores/:storeId/place/publish',
  summary: 'Publishes the draft, based on the version that was read.',
  access: [member('PLACE')],
  input: z.strictObject(edited),
  output: Place,
  errors: ['PLACE_NEEDS_APPROVAL'],
  versioned: true,
});

export const withdrawPlace = endpoint({
  name: 'withdrawPlace',
  method: 'POST',
  path: '/v6/stores/:storeId/place/withdraw',
  summary: 'Withdraws the store page, so that visitors no longer see it. Draft and addresses stay.',
  access: [member('PLACE')],
  input: z.strictObject(edited),
  output: Place,
  errors: [],
  versioned: true,
});

export const changePlaceSlug = endpoint({
  name: 'changePlaceSlug',
  method: 'POST',
  path: '/v6/stores/:storeId/place/slug',
  summary:
    'Changes the address of the store page at once. Addresses that visitors have seen redirect to the new one and are never given to another store.',
  access: [member('PLACE')],
  input: z.strictObject({
    ...edited,
    slug: z
      .string()
      .max(longestSlug * 2, { error: 'tooLong', abort: true })
      .overwrite(readSlug)
      .superRefine((slug, check) => {
        const problem = slugProblem(slug);
        if (problem) check.addIssue({ code: 'custom', message: problem });
      }),
  }),
  output: Place,
  errors: ['PLACE_SLUG_USED', 'TOO_MANY_REQUESTS'],
  versioned: true,
});

export const placeEndpoints = [getPlace, updatePlace, publishPlace, withdrawPlace, changePlaceSlug];
