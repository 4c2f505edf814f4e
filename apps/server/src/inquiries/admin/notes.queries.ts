import type { DbOrTx, Tx } from '#server/db/database.ts';

type NewNote = { inquiryId: string; id: string; authorId: string; sealed: Buffer; at: Date };

export async function insertNote(tx: Tx, note: NewNote): Promise<void> {
  await tx.insertInto('inquiryNotes').values(note).execute();
}

/** Newest first. A note from before notes were sealed may have its text in `content`. */
export async function listNotes(db: DbOrTx, inquiryId: string) {
  return db
    .selectFrom('inquiryNotes as n')
    .innerJoin('users as u', 'u.id', 'n.authorId')
    .select(['n.id', 'n.sealed', 'n.content', 'u.name as authorName', 'n.at'])
    .where('n.inquiryId', '=', inquiryId)
    .orderBy('n.id', 'desc')
    .execute();
}
