import { basename, dirname, join } from 'node:path/posix';
import { at, type Finding, type Repository } from './repository.ts';

/** A document's name or path. Web addresses, patterns such as `*.md`, and `theme.spacing.md` do not match. */
const mention = /(?<![\w./*-])(?:\.{0,2}\/)?(?:[\w.@-]+\/)*[\w-]+\.(?:md|tsv)(?![\w-]|\.\w)/g;
const document = /\.(md|tsv)$/;
/** A page of the rules, a comma and one of its headings. */
const section = /(docs\/rules\/[\w-]+\.md), ([A-Z][^).;:\n]*)/g;

/** Where a comment names a page of the rules and a heading, the page has that heading. */
export function checkDocumentHeadings({ files }: Repository): Finding[] {
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter(({ path }) => !document.test(path))
    .flatMap((file) =>
      [...file.text.matchAll(section)]
        .filter(([, page = '', heading]) => !textOf.get(page)?.includes(`\n## ${heading}\n`))
        .map(({ 1: page, 2: heading, index }) =>
          at(file, index, `names ${heading}, which ${page} does not have`),
        ),
    );
}

/**
 * Code, comments and documents name only documents of the repository: by their path from the root or from the file, or
 * by their name alone.
 */
export function checkDocumentNames({ files }: Repository): Finding[] {
  const paths = files.map(({ path }) => path).filter((path) => document.test(path));
  const known = new Set([...paths, ...paths.map((path) => basename(path))]);
  return files.flatMap((file) => {
    const isKnown = (name: string) =>
      known.has(name) || (!name.startsWith('/') && known.has(join(dirname(file.path), name)));
    return [...file.text.matchAll(mention)]
      .filter(([name]) => !isKnown(name))
      .map(({ 0: name, index }) => at(file, index, `names ${name}, which is not in the repository`));
  });
}
