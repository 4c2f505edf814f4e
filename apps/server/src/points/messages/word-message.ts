import type { Language } from '@maru/contract/language.ts';
import type { TemplatePurpose } from '@maru/contract/points/point-messages.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { filled } from '#server/messaging/filled.ts';
import type { Worded } from '#server/messaging/kakao/our-templates.ts';
import en from './message-words.en.json' with { type: 'json' };
import ko from './message-words.ko.json' with { type: 'json' };

const words: Record<Language, typeof ko> = { ko, en };

/** The content of a message, as of the time when it is posted. */
export type Told = {
  purpose: TemplatePurpose;
  storeName: string;
  used: number;
  earned: number;
  returned: number;
  revoked: number;
  /** What is left of points from purchases. */
  left: number;
  expiring?: { points: number; first: Date; last: Date; dayStart: number } | undefined;
};

/**
 * The template with its variables, and the text that is sent if Kakao cannot deliver. Both name the reason why the
 * customer gets it.
 */
export function wordMessage(told: Told, language: Language): Worded & { text: string } {
  const texts = words[language];
  const points = (count: number) => filled(texts.points, { points: count.toLocaleString('en-US') });
  const { purpose, storeName: store, expiring } = told;
  const known = {
    store,
    used: points(told.used),
    earned: points(told.earned),
    returned: points(told.returned),
    revoked: points(told.revoked),
    left: points(told.left),
    expiring: points(expiring?.points ?? 0),
    when: expiring ? lastDays(expiring, language) : '',
  };
  const text = filled(texts.text[purpose], { ...known, ground: texts.ground });
  return { ...wordedFor(purpose, known), text };
}

type Known = Record<
  'store' | 'used' | 'earned' | 'returned' | 'revoked' | 'left' | 'expiring' | 'when',
  string
>;

function wordedFor(purpose: TemplatePurpose, known: Known): Worded {
  const { store, used, earned, returned, revoked, left, expiring, when } = known;
  if (purpose === 'EARNED') return { template: 'POINT_EARNED', variables: { store, earned, left } };
  if (purpose === 'USED') return { template: 'POINT_USED', variables: { store, used, earned, left } };
  if (purpose === 'EXPIRING') return { template: 'POINT_EXPIRING', variables: { store, expiring, when } };
  return { template: 'POINT_CANCELLED', variables: { store, returned, revoked, left } };
}

/** Points expire at the end of a business day: the message names that day. */
function lastDays({ first, last, dayStart }: NonNullable<Told['expiring']>, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const [from, to] = [first, last].map((at) => businessDateOf(new Date(at.getTime() - 1), dayStart));
  const name = (date = '') => format.format(new Date(date));
  return from === to ? name(from) : filled(words[language].days, { first: name(from), last: name(to) });
}
