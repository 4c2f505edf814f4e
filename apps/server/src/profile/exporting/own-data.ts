import type { Language } from '@maru/contract/language.ts';
import type { Db } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { sessionsOf } from '#server/sign-in/sessions/sessions-of.ts';
import { profileOf } from '#server/users/profile-of.ts';
import { presentProfile } from '../present-profile.ts';
import { listOwnActs, listOwnConsents, listOwnStores } from './own-data.queries.ts';

export type ListedFields = Record<string, unknown>;

/** The parts of a copy, in their order. */
export const partNames = ['profile', 'consents', 'sessions', 'stores', 'acts', 'inquiries'] as const;
export type PartName = (typeof partNames)[number];
export type OwnData = Record<PartName, ListedFields[]>;

/** What later features know about a person; app.ts provides it. */
export type OwnDataSources = {
  /** Inquiries from an address that the person verified, with their answers. */
  listInquiriesOf: (db: Db, email: string) => Promise<ListedFields[]>;
  wordsOfAct: (act: string, language: Language) => string;
};

type Of = { db: Db; userId: string; language: Language; sources: OwnDataSources };

const readers: Record<PartName, (of: Of) => Promise<ListedFields[]>> = {
  async profile({ db, userId }) {
    const row = (await profileOf(db, userId)) ?? fail('NOT_FOUND');
    const { admin, version, pictureKey, username, ...own } = presentProfile(row);
    return [
      {
        ...{ ...own, email: username },
        emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
        phoneVerifiedAt: row.phoneVerifiedAt?.toISOString() ?? null,
        signedUpAt: row.createdAt.toISOString(),
        hasPicture: pictureKey !== null,
      },
    ];
  },
  consents: ({ db, userId }) => listOwnConsents(db, userId),
  sessions: ({ db, userId }) => sessionsOf(db, userId),
  stores: ({ db, userId }) => listOwnStores(db, userId),
  async acts({ db, userId, language, sources }) {
    const acts = await listOwnActs(db, userId);
    return acts.map(({ act, ...row }) => ({ ...row, act: sources.wordsOfAct(String(act), language) }));
  },
  async inquiries({ db, userId, sources }) {
    const row = (await profileOf(db, userId)) ?? fail('NOT_FOUND');
    // An unverified address may belong to somebody else.
    return row.emailVerifiedAt ? sources.listInquiriesOf(db, row.username) : [];
  },
};

export function readPart(name: PartName, of: Of): Promise<ListedFields[]> {
  return readers[name](of);
}
