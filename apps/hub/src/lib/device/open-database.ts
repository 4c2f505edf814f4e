import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

type Create<Schema extends DBSchema> = (db: IDBPDatabase<Schema>) => void;

/**
 * Opens a database of this device at its first use. After a failure the next use tries again, because the
 * person may have changed the browser's settings or freed space.
 */
export function databaseOf<Schema extends DBSchema>(
  name: string,
  create: Create<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  return () => {
    opened ??= openDB<Schema>(name, 1, { upgrade: create, terminated: forget }).catch((error) => {
      forget();
      throw error;
    });
    return opened;
  };
}
