import type { QueryKey } from '@tanstack/react-query';
import type { DBSchema } from 'idb';
import { databaseOf } from './open-database.ts';

/** A server answer stored on this device for one person, so that the till opens without network. */
export type StoredAnswer = { id: string; userId: string; queryKey: QueryKey; data: unknown; at: number };

interface AnswerDatabase extends DBSchema {
  answers: { key: string; value: StoredAnswer };
}

const database = databaseOf<AnswerDatabase>('maru-answers', (db) => {
  db.createObjectStore('answers', { keyPath: 'id' });
});

export async function listAnswers(): Promise<StoredAnswer[]> {
  return (await database()).getAll('answers');
}

/**
 * Stores answers, unless `isWanted` is false once the database is open: the person may have signed out
 * meanwhile.
 */
export async function putAnswers(answers: readonly StoredAnswer[], isWanted: () => boolean): Promise<void> {
  const db = await database();
  if (!isWanted()) return;
  const tx = db.transaction('answers', 'readwrite');
  await Promise.all([...answers.map((answer) => tx.store.put(answer)), tx.done]);
}

/** Deletes the answers of people who used this device before and may not have signed out. */
export async function deleteAnswersOfOthers(person: string): Promise<void> {
  const tx = (await database()).transaction('answers', 'readwrite');
  const others = (await tx.store.getAll()).filter(({ userId }) => userId !== person);
  await Promise.all([...others.map(({ id }) => tx.store.delete(id)), tx.done]);
}

export async function clearAnswers(): Promise<void> {
  await (await database()).clear('answers');
}
