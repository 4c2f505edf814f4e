import type { ErrorCode } from '@maru/contract/errors.ts';
import { refusalsOf } from '@maru/contract/refusals.ts';
import { loadContract } from './contract-modules.ts';
import { locate } from './features.ts';
import { flatTexts } from './locale-files.ts';
import { at, type Finding, productFiles, type Repository, type SourceFile } from './repository.ts';
import { nameOf, nodesOf, textOf, walk } from './syntax.ts';

const folder = 'packages/contract/src';

type Raise = { code: string; file: SourceFile; start: number };

/**
 * Every error code has words in both languages and is raised by the server or implied by an endpoint's flags. A code
 * that a feature raises must be declared by one of its endpoints.
 */
export async function checkErrorCatalogue(repository: Repository): Promise<Finding[]> {
  const { errors, endpoints } = await loadContract(repository);
  const raised = raisesIn(repository);
  const used = new Set([...raised.map(({ code }) => code), ...impliedCodes(repository)]);
  const declared = new Set<string>(endpoints.flatMap(refusalsOf));

  const unworded = (['ko', 'en'] as const).flatMap((language) => {
    const words = flatTexts(repository, `${folder}/errors.${language}.json`);
    return Object.values(errors)
      .filter(({ key }) => !words.has(key))
      .map(({ key }) => `${folder}/errors.${language}.json:1 has no words for ${key}`);
  });
  const stale = Object.keys(errors)
    .filter((code) => !used.has(code))
    .map((code) => `${folder}/errors.ts:1 ${code} is never raised`);
  const undeclared = raised
    .filter(({ code, file }) => locate(file.path)?.layer === 'feature' && !declared.has(code))
    .map(({ code, file, start }) => at(file, start, `raises ${code}, which no endpoint declares`));
  const unknown = raised
    .filter(({ code }) => !(code in errors))
    .map(({ code, file, start }) => at(file, start, `raises ${code}, which is not in the catalogue`));
  return [...unworded, ...stale, ...undeclared, ...unknown];
}

/** Finds `fail('CODE')` and `new Refusal('CODE')`, also with a conditional code. */
function raisesIn(repository: Repository): Raise[] {
  return productFiles(repository)
    .filter(({ path }) => path.startsWith('apps/server/src/'))
    .flatMap((file) =>
      nodesOf(file, 'CallExpression', 'NewExpression')
        .filter(({ callee }) => ['fail', 'Refusal'].includes(nameOf(callee) ?? ''))
        .flatMap(({ arguments: given }) => codesIn((given as unknown[])[0]))
        .map(({ code, start }) => ({ code, file, start })),
    );
}

/** Codes implied by an endpoint's access, lock, version and idempotency. */
function impliedCodes({ files }: Repository): string[] {
  const file = files.find(({ path }) => path === `${folder}/refusals.ts`);
  return file ? nodesOf(file, 'Literal').flatMap((node) => textOf(node) ?? []) : [];
}

function codesIn(argument: unknown): { code: ErrorCode; start: number }[] {
  const found: { code: ErrorCode; start: number }[] = [];
  walk({ type: 'Argument', start: 0, end: 0, argument }, (node) => {
    const code = textOf(node);
    if (code && /^[A-Z][A-Z_]+$/.test(code)) found.push({ code: code as ErrorCode, start: node.start });
  });
  return found;
}
