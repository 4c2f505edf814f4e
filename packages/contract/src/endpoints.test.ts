import { expect, test } from 'vitest';
import { endpointsByFeature } from './endpoints.ts';

test('spec 6 · an anonymous visitor may call what the account area needs, and nothing else', () => {
  const open = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
    endpoints.some(({ access }) => access.some(({ kind }) => kind === 'anyone')) ? [feature] : [],
  );
  expect(open).toEqual(['terms', 'verification', 'sign-in', 'sign-up', 'recovery']);
});
