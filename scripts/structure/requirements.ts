import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { at, type Finding, type Repository, type SourceFile } from './repository.ts';

const page = 'docs/requirements.md';
const productTest = /^(apps|packages|e2e)\/.*\.(test|e2e)\.tsx?$/;
const row = /^\| (\d+\.\d+[a-z]?) \|/;
const sectionTest = /^spec (\d+) · /;

/** The text that is the first argument of a call, such as the name of a test. */
const firstText = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const link = /\]\((\.\.\/[^)#]+)/g;
/** The last cell of a row has names of tests, followed by the file that contains them. */
const nameOrFile = /`([^`]+)`|\]\(([^)]+)\)/g;

type Citation = { section: string; line: number; path: string; name: string };

/**
 * What docs/requirements.md links and cites exists, each of its rows cites a test, and every test that is named for a
 * section (`spec 4 · …`) is cited in that section. A cited name that ends in ` …` means all tests of its file that begin so.
 */
export function checkRequirements(repository: Repository): Finding[] {
  const lines = readFileSync(join(repository.root, page), 'utf8').split('\n');
  const cited = citationsIn(lines);
  const citedPaths = new Set(cited.map(({ path }) => path));
  const citedFiles = repository.files.filter(({ path }) => citedPaths.has(path));
  const namesByPath = new Map(citedFiles.map((file) => [file.path, namesIn(file)]));
  const tests = repository.files.filter(({ path }) => productTest.test(path));
  return [
    ...lines.flatMap((text, i) => deadLinks(repository, text, i + 1)),
    ...lines.flatMap((text, i) => openRow(text, i + 1, cited)),
    ...cited.flatMap((citation) => lostTest(citation, namesByPath.get(citation.path))),
    ...tests.flatMap((file) => uncitedTests(file, cited)),
  ];
}

function citationsIn(lines: readonly string[]): Citation[] {
  let section = '';
  return lines.flatMap((text, i) => {
    if (text.startsWith('## ')) section = /^## (\d+) /.exec(text)?.[1] ?? '';
    const [cell = ''] = text.split('|').slice(-2);
    if (!text.startsWith('|')) return [];

    let names: string[] = [];
    return [...cell.matchAll(nameOrFile)].flatMap(([, name, target]) => {
      if (name !== undefined) names.push(name);
      if (target === undefined) return [];
      const of = names;
      names = [];
      return of.map((each) => ({ section, line: i + 1, path: fromRoot(target), name: each }));
    });
  });
}

function fromRoot(target: string): string {
  return posix.join('docs', target);
}

function namesIn({ text }: SourceFile): string[] {
  return [...text.matchAll(firstText)].map(([, , name = '']) => name);
}

function deadLinks({ root }: Repository, text: string, line: number): Finding[] {
  return [...text.matchAll(link)]
    .map(([, target = '']) => fromRoot(target))
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${page}:${line} links ${path}, which is not there`);
}

function openRow(text: string, line: number, cited: readonly Citation[]): Finding[] {
  const number = row.exec(text)?.[1];
  if (!number || cited.some((citation) => citation.line === line)) return [];
  return [`${page}:${line} cites no test for requirement ${number}`];
}

/** Reports nothing if the cited file is missing, because `deadLinks` reports that. */
function lostTest({ name, path, line }: Citation, names: readonly string[] | undefined): Finding[] {
  if (!names || names.some((each) => means(name, each))) return [];
  return [`${page}:${line} cites a test that ${path} does not have: ${name}`];
}

function means(cited: string, name: string): boolean {
  return cited.endsWith(' …') ? name.startsWith(cited.slice(0, -1)) : name === cited;
}

function uncitedTests(file: SourceFile, cited: readonly Citation[]): Finding[] {
  const here = cited.filter(({ path }) => path === file.path);
  return [...file.text.matchAll(firstText)].flatMap(({ index, 2: name = '' }) => {
    const section = sectionTest.exec(name)?.[1];
    if (!section || here.some((each) => each.section === section && means(each.name, name))) return [];
    return [at(file, index, `shows section ${section} of ${page}, which does not cite it there: ${name}`)];
  });
}
