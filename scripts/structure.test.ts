import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkActFiles } from './structure/act-files.ts';
import { checkDocumentHeadings, checkDocumentNames } from './structure/document-names.ts';
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
import { checkTypeNames } from './structure/type-names.ts';
import { checkUserSentences } from './structure/user-sentences.ts';
import { checkWording } from './structure/wording.ts';
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

test('in the server nothing imports upward, and features use only acts of earlier ones', () => {
  expect(checkServerLayers(repository)).toEqual([]);
});

test('in the browser apps features use only earlier ones, and only pages render other features', () => {
  expect(checkScreenLayers(repository)).toEqual([]);
});

test('there are no import cycles', () => {
  expect(checkImportCycles(repository)).toEqual([]);
});

test('every table is written by one owner, in its queries', () => {
  expect(checkTableWriters(repository)).toEqual([]);
});

test('every table of a store is keyed by store_id first, and keys between such tables carry it', () => {
  expect(checkStoreTables(repository)).toEqual([]);
});

test('every endpoint declares its access and is mounted exactly once', async () => {
  expect(await checkMountedEndpoints(repository)).toEqual([]);
});

test('the act of every endpoint has a file of its name', async () => {
  expect(await checkActFiles(repository)).toEqual([]);
});

test('acts of the hub are sent once per press, and ask for approval if the app lock may refuse them', async () => {
  expect(await checkHubActs(repository)).toEqual([]);
});

test('every error code has words in ko and en, is declared and is raised', async () => {
  expect(await checkErrorCatalogue(repository)).toEqual([]);
});

test('there are no user-visible sentences in code', () => {
  expect(checkUserSentences(repository)).toEqual([]);
});

test('texts exist in ko and en with the same keys and parameters', () => {
  expect(checkLocalePairs(repository)).toEqual([]);
});

test('every text that a screen uses exists', () => {
  expect(checkTextKeys(repository)).toEqual([]);
});

test('every text of a screen is used', () => {
  expect(checkUnusedTexts(repository)).toEqual([]);
});

test('no comment, text or document names a document that is not in the repository', () => {
  expect([...checkDocumentNames(repository), ...checkDocumentHeadings(repository)]).toEqual([]);
});

test('texts use the agreed word for each thing, and pairs of particles that exist', () => {
  expect(checkWording(repository)).toEqual([]);
});

test('code has no any, process.env, ../../ import, default export or barrel file', () => {
  expect(checkForbiddenCode(repository)).toEqual([]);
});

test('a type named Place is a store page', () => {
  expect(checkTypeNames(repository)).toEqual([]);
});

test('files stay short', () => {
  expect(checkFileLength(repository)).toEqual([]);
});

test('file names say what a file does', () => {
  expect(checkFileNames(repository)).toEqual([]);
});

test('the requirements cite tests that exist, and every test that is named for a section', () => {
  expect(checkRequirements(repository)).toEqual([]);
});
