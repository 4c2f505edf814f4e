import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkDocumentNames } from './structure/document-names.ts';
import { checkErrorCatalogue } from './structure/error-catalogue.ts';
import { checkFileLength, checkFileNames, crowdedFolders } from './structure/file-shape.ts';
import { checkForbiddenCode } from './structure/forbidden-code.ts';
import { checkHubActs } from './structure/hub-acts.ts';
import { checkImportCycles } from './structure/import-cycles.ts';
import { checkLocalePairs } from './structure/locale-files.ts';
import { checkMountedEndpoints } from './structure/mounted-endpoints.ts';
import { readRepository } from './structure/repository.ts';
import { checkRequirements } from './structure/requirements.ts';
import { checkScreenLayers } from './structure/screen-layers.ts';
import { checkFolders, checkServerLayers } from './structure/server-layers.ts';
import { checkStoreTables } from './structure/store-tables.ts';
import { checkTableWriters } from './structure/table-writers.ts';
import { checkTextKeys, checkUnusedTexts } from './structure/text-keys.ts';
import { checkUserSentences } from './structure/user-sentences.ts';
import { checkWorkspaceImports } from './structure/workspace-imports.ts';

/** Each check also has a test on a small repository that violates it. */
const repository = readRepository(join(import.meta.dirname, '..'));

afterAll(() => {
  for (const folder of crowdedFolders(repository))
    console.log(`crowded, split it by meaning if it holds two things: ${folder}`);
});

test('packages and apps import only what they may', () => {
  expect(checkWorkspaceImports(repository)).toEqual([]);
});

test('every folder of an app is a foundation or a feature of the list', () => {
  expect(checkFolders(repository)).toEqual([]);
});

test('in the server nothing imports upward, and features use only the acts of those before them', () => {
  expect(checkServerLayers(repository)).toEqual([]);
});

test('in the browser apps features use only those before them, and only pages compose', () => {
  expect(checkScreenLayers(repository)).toEqual([]);
});

test('no imports run in a circle', () => {
  expect(checkImportCycles(repository)).toEqual([]);
});

test('every table is written by one owner, in its queries', () => {
  expect(checkTableWriters(repository)).toEqual([]);
});

test('every table of a store is keyed by store_id first, and keys between such tables carry it', () => {
  expect(checkStoreTables(repository)).toEqual([]);
});

test('every endpoint says who may call it and is mounted exactly once', async () => {
  expect(await checkMountedEndpoints(repository)).toEqual([]);
});

test('every act of the hub is sent once for a press, and asks for an approval where the app lock may refuse it', async () => {
  expect(await checkHubActs(repository)).toEqual([]);
});

test('every error code has words in ko and en, is declared and is raised', async () => {
  expect(await checkErrorCatalogue(repository)).toEqual([]);
});

test('no sentence that a person reads stands in code', () => {
  expect(checkUserSentences(repository)).toEqual([]);
});

test('texts come in ko and en with the same keys and parameters', () => {
  expect(checkLocalePairs(repository)).toEqual([]);
});

test('every text that a screen asks for exists', () => {
  expect(checkTextKeys(repository)).toEqual([]);
});

test('every text of a screen is asked for', () => {
  expect(checkUnusedTexts(repository)).toEqual([]);
});

test('no comment, text or document names a document that is not in the repository', () => {
  expect(checkDocumentNames(repository)).toEqual([]);
});

test('no any, no process.env, no long way up, no default export, no barrel', () => {
  expect(checkForbiddenCode(repository)).toEqual([]);
});

test('files stay short', () => {
  expect(checkFileLength(repository)).toEqual([]);
});

test('files are named for what they do', () => {
  expect(checkFileNames(repository)).toEqual([]);
});

test('the requirements cite tests that exist, and every test that is named for a section', () => {
  expect(checkRequirements(repository)).toEqual([]);
});
