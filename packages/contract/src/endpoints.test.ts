import { expect, test } from 'vitest';
import { sendsBody } from './endpoint.ts';
import { endpoints, endpointsByFeature } from './endpoints.ts';

test('spec 6 · an anonymous visitor may call only the account area and the few other calls listed here', () => {
  const open = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
    endpoints
      .filter(({ access }) => access.some(({ kind }) => kind === 'anyone'))
      .map(({ name }) => ({ feature, name })),
  );
  const account = ['terms', 'verification', 'sign-in', 'sign-up', 'recovery'];

  expect(new Set(open.map(({ feature }) => feature))).toEqual(
    new Set([...account, 'stores', 'store-access', 'app-lock', 'inquiries', 'event-log']),
  );
  expect(open.filter(({ feature }) => !account.includes(feature)).map(({ name }) => name)).toEqual([
    // The public store page shows whether the store is open.
    'getStoreStatus',
    // An invited person sees the inviter and the store before signing up.
    'getInvitation',
    // The store phone approves with the secret of its link, without signing in.
    'getUnlockApproval',
    'answerUnlockApproval',
    // The new store phone confirms with the secret of its link, too.
    'getStorePhoneConfirmation',
    'confirmStorePhone',
    // Anybody may ask the operator of the platform a question.
    'submitInquiry',
    // Pages report their errors even before anybody has signed in.
    'recordClientError',
  ]);
});

test('imports, exports, undos and bulk changes are marked as heavy', () => {
  const heavy = endpoints.filter((endpoint) => endpoint.heavy).map(({ name }) => name);
  expect(heavy.sort()).toEqual([
    'changeStoreItems',
    'checkMenuImport',
    'exportEventLog',
    'exportMenu',
    'importMenu',
    'undoMenuChange',
  ]);
});

test('no address, which logs keep, has a reason, secret or text about a person, except for the fields listed here', () => {
  const telling =
    /reason|password|name$|phone|email|memo|comment|content$|note|string|text|person|address|token/i;
  const inAddresses = endpoints
    .filter((endpoint) => !sendsBody(endpoint))
    .flatMap(({ name, input }) =>
      Object.keys(input.shape)
        .filter((field) => telling.test(field))
        .map((field) => `${name} ${field}`),
    );

  expect(inAddresses.sort()).toEqual([
    // Search texts, contacts and addresses that are looked up, and secrets of links, which are valid once.
    'checkUsernameAvailable username',
    'findCustomer phone',
    'findUsernameByCellphone cellphone',
    'findUsernameByCellphone cellphoneCountryCode',
    'getInvitation token',
    'getMobileVerification cellphone',
    'getMobileVerification cellphoneCountryCode',
    'getStorePhoneConfirmation token',
    'getUnlockApproval token',
    'listEventLog person',
    'listEventLog stringToSearch',
    'listInquiries stringToSearch',
    'listNews searchString',
    'listPointSettings stringToSearch',
    'requestMobileVerificationCode cellphone',
    'requestMobileVerificationCode cellphoneCountryCode',
    'searchAddress address',
    'searchStores stringToSearch',
    'searchUsers username',
  ]);
});
