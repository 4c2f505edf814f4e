import type { Db } from '#server/db/database.ts';

/** The database, with the number of statements that were sent through it. */
export function countStatements(db: Db) {
  const counted = { statements: 0 };
  const plugin: Parameters<Db['withPlugin']>[0] = {
    transformQuery({ node }) {
      counted.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), counted };
}
