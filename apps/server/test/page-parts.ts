import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageConfig } from '@maru/contract/rendered-page.ts';
import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Config } from '#server/config.ts';
import { accountPages } from '#server/http/pages/account-pages.ts';
import { hubPages } from '#server/http/pages/hub-pages.ts';
import type { Pages } from '#server/http/pages.ts';
import { closeAtEnd } from './close-at-end.ts';
import { plainPlace } from './plain-place.ts';

/** Plain pages for both origins with path and query as their content, so that nothing has to be built. */
export async function plainPages({
  environment,
  accountUrl,
  hubUrl,
  signUpConsentLine,
}: Config): Promise<Pages> {
  const folder = await mkdtemp(join(tmpdir(), 'maru-plain-pages-'));
  closeAtEnd(() => rm(folder, { recursive: true }));
  const config: PageConfig = { environment, accountUrl, hubUrl, clientId: hubClientId, signUpConsentLine };
  const account = accountPages({
    render: async ({ path, query }) => ({ status: 200, html: `${path}?${query}` }),
    manifest: {},
    startScript: '',
    config,
    folder,
  });
  const index = '<html><!--config--></html>';
  const hub = hubPages({ index, worker: '', config, folder, fileOrigins: [] });
  return {
    sendPage: account.sendPage,
    place: plainPlace,
    async register(origins) {
      await account.register(origins.account);
      await hub.register(origins.hub);
    },
  };
}
