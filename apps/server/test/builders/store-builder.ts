import type { Insertable, Updateable } from 'kysely';
import { newId } from '#server/db/new-id.ts';
import type { DB } from '#server/db/schema.gen.ts';
import type { Server, StoreOver } from '../open-shop.ts';

/** Everything that an approval needs except the image. All values are invented. */
export const storeFields = {
  name: '마루 시험점',
  category: 'CAFE',
  phone: '+82220000000',
  address: '서울특별시 성동구 마루길 1',
  addressDetail: '1층',
  zonecode: '04780',
  lat: 37.5446,
  lng: 127.0559,
  businessNumber: '111-11-11119',
  businessName: '마루커피',
  ownerName: '한마루',
  openedOn: '2024-03-02',
} as const;

/** Stores as their owners fill them in. */
export function storeBuilders({ db, store, ownerOf, person }: Server) {
  /** An admitted registration image without bytes in the storage. */
  async function registrationImage({ id: ownerId }: { id: string }, over: Updateable<DB['files']> = {}) {
    const id = newId();
    const awsKey = `registration-image/${ownerId}/${id}.jpg`;
    const row: Insertable<DB['files']> = {
      ...{ id, awsKey, purpose: 'REGISTRATION_IMAGE', ownerId, uploadedBy: ownerId },
      ...{ status: 'ADMITTED', contentType: 'image/jpeg', bytes: 1_000, width: 100, height: 100 },
    };
    await db
      .insertInto('files')
      .values({ ...row, ...over } as Insertable<DB['files']>)
      .execute();
    return { fileId: id, awsKey };
  }

  /** A store with everything that an approval needs, and its owner. */
  async function completeStore(over: StoreOver = {}) {
    const { fileId, awsKey } = await registrationImage(await person());
    const { id } = await store({ ...storeFields, registrationFileId: fileId, ...over });
    return { id, storeId: id, owner: await ownerOf({ id }), registrationImageKey: awsKey };
  }

  return { registrationImage, completeStore };
}
