import { readFile } from 'node:fs/promises';
import { getFileUploadUrl } from '@maru/contract/files/files.endpoints.ts';
import { registerStore } from '@maru/contract/store-access/store-access.endpoints.ts';
import { updateStoreApplicationStatus } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { type CallAs, callAs, newPerson } from './new-person.ts';
import { admin } from './people.ts';
import type { Maru } from './start-maru.ts';

/** The demo store's image. */
const registration = new URL('../../apps/server/seeds/pictures/demo-store-registration.png', import.meta.url);

type Owned = { owner: Awaited<ReturnType<typeof newPerson>>; call: CallAs };

/**
 * A store that no other journey uses: approved, with an empty menu and a single owner. For journeys that
 * write a lot or check whole lists. With `isApproved: false` its application is still pending. `of`: an owner
 * who already has a store.
 */
export async function openOwnStore(
  maru: Maru,
  { isApproved = true, name = '나만의 가게', of }: { isApproved?: boolean; name?: string; of?: Owned } = {},
) {
  const owner = of?.owner ?? (await newPerson(maru, { name: '한사장' }));
  const call = of?.call ?? (await callAs(maru, owner));
  const groups = await call(getTermsAndConditions, { articlescope: 'STORE' });
  const articles = groups.flatMap((group) => group.articles);
  const { storeId } = await call(registerStore, {
    name,
    category: 'CAFE',
    phone: '02-2000-0000',
    ...{ address: '서울 성동구 왕십리로 10', addressDetail: '1층', zonecode: null, lat: 37.54, lng: 127.05 },
    ...{ businessNumber: '111-11-11119', businessName: '나만의 가게', ownerName: '한사장' },
    openedOn: '2026-01-05',
    registrationImageKey: await uploadRegistration(call),
    submit: true,
    termsAndConditionAgreementsResponse: {
      termsAndConditionAgreementResponseList: articles.map(({ id }) => ({ articlesId: id, agreed: true })),
    },
  });
  if (isApproved) {
    const { version } = await call(getStore, { storeId });
    const asAdmin = await callAs(maru, admin);
    await asAdmin(updateStoreApplicationStatus, { storeId, version, newStatus: 'APPROVED' });
  }
  return { owner, storeId, call };
}

async function uploadRegistration(call: CallAs): Promise<string> {
  const image = await readFile(registration);
  const { awsKey, url, headers } = await call(getFileUploadUrl, {
    objectPurpose: 'REGISTRATION_IMAGE',
    contentType: 'image/png',
    bytes: image.length,
  });
  const answer = await fetch(url, { method: 'PUT', headers, body: image });
  if (!answer.ok) throw new Error(`the registration image: ${await answer.text()}`);
  return awsKey;
}
