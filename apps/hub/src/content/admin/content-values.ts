import { longest } from '@maru/contract/content/content-fields.ts';
import type { Document } from '@maru/contract/content/document.ts';
import { isSecureAddress } from '@maru/contract/content/document-rules.ts';
import type { PublicationStatus } from '@maru/contract/content/publication.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
import { readWebAddress } from '@maru/contract/web-address.ts';
import { countCharacters } from '@maru/ui/fields/graphemes.ts';

/** News, an FAQ or a post as edited in its form; an FAQ's title is its question. */
export type ContentValues = {
  title: string;
  titleEn: string;
  text: Document | null;
  textEn: Document | null;
  status: PublicationStatus;
  /** In Korean time (KST): `YYYY-MM-DD` and `HH:MM`; empty unless it is scheduled. */
  publishDay: string;
  publishTime: string;
  /** Only of an FAQ. */
  categoryId: string | null;
  /** Only of a post. */
  connectUrl: string;
  /** Only of a post: the address of the saved picture, or the file key of a new upload. */
  thumbnail: string | null;
};

export type Kind = 'news' | 'faq' | 'post';

/** In user-perceived characters. */
export const longestTitle: Record<Kind, number> = {
  ...{ news: longest.title, faq: longest.question, post: longest.title },
};

export const emptyContent: ContentValues = {
  ...{ title: '', titleEn: '', text: null, textEn: null },
  ...{ status: 'DRAFT', publishDay: '', publishTime: '', categoryId: null, connectUrl: '', thumbnail: null },
};

type Publication = { status: PublicationStatus; publishAt: string | null };

const seoulOffsetMs = 9 * 60 * 60_000;

/** The publication as form values. The offset is constant, because Korea has no daylight saving time. */
export function publicationValues({ status, publishAt }: Publication) {
  if (status !== 'SCHEDULED' || publishAt === null) return { status, publishDay: '', publishTime: '' };
  const there = new Date(Date.parse(publishAt) + seoulOffsetMs).toISOString();
  return { status, publishDay: there.slice(0, 10), publishTime: there.slice(11, 16) };
}

type Wanted = Pick<ContentValues, 'status' | 'publishDay' | 'publishTime'>;

/** The typed time; undefined if day or time is missing. */
export function publishAtOf({ publishDay, publishTime }: Wanted): string | undefined {
  const at = Date.parse(`${publishDay}T${publishTime}:00+09:00`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** The publication to send. An unchanged time is sent as it was stored, because it may have seconds. */
export function publicationInput(values: Wanted, stored: Publication | undefined): Publication {
  const { status } = values;
  if (status !== 'SCHEDULED') return { status, publishAt: null };
  const before = stored && publicationValues(stored);
  const isSame = before?.publishDay === values.publishDay && before.publishTime === values.publishTime;
  return { status, publishAt: isSame && stored ? stored.publishAt : (publishAtOf(values) ?? null) };
}

type Problems = Partial<Record<keyof ContentValues, FieldCode>>;

/** Problems that the form can detect without the server. */
export function contentProblems(kind: Kind, values: ContentValues): Problems {
  const connectUrl = values.connectUrl.trim();
  const isWrongUrl = connectUrl !== '' && !isSecureAddress(readWebAddress(connectUrl));
  return {
    ...(values.title.trim() === '' && { title: 'required' as const }),
    ...(isWrongUrl && { connectUrl: 'wrongWebAddress' as const }),
    ...tooLong(kind, values),
    ...(values.status !== 'DRAFT' && missing(kind, values)),
    ...(values.status === 'SCHEDULED' && publishAtOf(values) === undefined && missingTime(values)),
  };
}

function tooLong(kind: Kind, { title, titleEn, connectUrl }: ContentValues): Problems {
  const isBeyond = (text: string, most: number) => countCharacters(text.trim()) > most;
  const ofTitle = longestTitle[kind];
  return {
    ...(isBeyond(title, ofTitle) && { title: 'tooLong' as const }),
    ...(isBeyond(titleEn, ofTitle) && { titleEn: 'tooLong' as const }),
    ...(isBeyond(connectUrl, longest.address) && { connectUrl: 'tooLong' as const }),
  };
}

/**
 * Unless it is a draft, the Korean version must be complete, and the English one too if anything of it was
 * entered.
 */
function missing(kind: Kind, { titleEn, text, textEn, connectUrl }: ContentValues): Problems {
  const hasLink = kind === 'post' && connectUrl.trim() !== '';
  const hasEnglish = titleEn.trim() !== '' || textEn !== null;
  const needsEnglish = hasEnglish && (kind !== 'post' || text !== null);
  return {
    ...(text === null && (!hasLink || textEn !== null) && { text: 'required' as const }),
    ...(needsEnglish && titleEn.trim() === '' && { titleEn: 'required' as const }),
    ...(needsEnglish && textEn === null && { textEn: 'required' as const }),
  };
}

function missingTime({ publishDay, publishTime }: Wanted): Problems {
  return {
    ...(publishDay === '' && { publishDay: 'required' as const }),
    ...(publishTime === '' && { publishTime: 'required' as const }),
  };
}

/** The form field for a server field or an error code. */
export function contentFieldOf(pathOrCode: string): keyof ContentValues | undefined {
  if (Object.hasOwn(emptyContent, pathOrCode)) return pathOrCode as keyof ContentValues;
  return fields.get(pathOrCode);
}

const fields = new Map<string, keyof ContentValues>(
  Object.entries({
    question: 'title',
    questionEn: 'titleEn',
    content: 'text',
    contentEn: 'textEn',
    answer: 'text',
    answerEn: 'textEn',
    publishAt: 'publishDay',
    PUBLISH_TIME_PASSED: 'publishDay',
    CATEGORY_NOT_FOUND: 'categoryId',
    thumbnailKey: 'thumbnail',
    FILE_NOT_FOUND: 'thumbnail',
    FILE_NOT_UPLOADED: 'thumbnail',
    FILE_TYPE_NOT_ALLOWED: 'thumbnail',
    FILE_TOO_LARGE: 'thumbnail',
  } as const),
);

/** Saved pictures have an address, uploads a file key. */
export const isSavedPicture = (thumbnail: string) => thumbnail.startsWith('/');
