import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlaceRenderer } from '@maru/contract/place/rendered-place.ts';
import {
  type BuildManifest,
  type PageConfig,
  type PageContent,
  type RenderPage,
  startEntry,
} from '@maru/contract/rendered-page.ts';
import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { accountPages } from './pages/account-pages.ts';
import { type BuiltPages, buildPages } from './pages/build-pages.ts';
import { hubPages } from './pages/hub-pages.ts';

/** Answers a request of the account area with its rendered page, given the page's content. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  content?: PageContent,
  options?: PageOptions,
) => Promise<FastifyReply>;

export type PageOptions = {
  /** Whether the page embeds pages of this origin in frames. */
  hasFrames?: boolean;
  /** Origins, besides this one and the hub, that a form of the page may lead to. */
  formTargets?: readonly string[];
  /** The path to render, instead of that of the request. */
  path?: string;
  /** The HTTP status of a page that reports a failure; 200 by default. */
  status?: number;
};

export type Pages = {
  sendPage: SendPage;
  /** Draws the public pages of stores. */
  place: PlaceRenderer;
  /** Register last: every address without a route is a page, a file or a 404. */
  register(origins: { account: FastifyInstance; hub: FastifyInstance }): Promise<void>;
};

/** Builds the browser apps if their sources changed, and loads the build results. */
export async function openPages(options: {
  config: Config;
  log: (line: string) => void;
  /** Aborts a running build. */
  signal?: AbortSignal;
}): Promise<Pages> {
  const { environment, accountUrl, hubUrl, signUpConsentLine, storage, lookups } = options.config;
  const config: PageConfig = { environment, accountUrl, hubUrl, clientId: hubClientId, signUpConsentLine };
  const built = await buildPages(options.log, options.signal);
  const account = accountPages({ ...(await readAccount(built)), config, folder: built.accountFiles });
  const [index, worker] = await Promise.all([
    readFile(built.hubIndex, 'utf8'),
    readFile(built.hubWorker, 'utf8'),
  ]);
  const hubConfig = { ...config, mapTiles: lookups.mapTiles };
  const hub = hubPages({
    index,
    worker,
    config: hubConfig,
    folder: built.hubFiles,
    fileOrigins: storage.origins,
  });
  return {
    sendPage: account.sendPage,
    place: await load<PlaceRenderer>(built.placeModule),
    async register(origins) {
      await account.register(origins.account);
      await hub.register(origins.hub);
    },
  };
}

/** Imports a built module of an app by its path. The server uses an app's code in no other way. */
async function load<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(path).href) as Promise<Module>;
}

async function readAccount(built: BuiltPages) {
  const { render } = await load<{ render: RenderPage }>(built.accountModule);
  const manifest = JSON.parse(await readFile(built.accountManifest, 'utf8')) as BuildManifest;
  const start = manifest[startEntry];
  if (!start || start.imports) throw new Error(`${startEntry} is not built into one file`);
  return { render, manifest, startScript: await readFile(join(built.accountFiles, start.file), 'utf8') };
}
