import { at, type Finding, type Repository } from './repository.ts';
import { nameOf, nodesOf } from './syntax.ts';

/** Words that could mean something else in each feature. Only the given folder may name a type so. */
const ownedNames: ReadonlyMap<string, string> = new Map([['Place', 'packages/contract/src/place/']]);

export function checkTypeNames({ files }: Repository): Finding[] {
  return files.flatMap((file) =>
    nodesOf(file, 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration').flatMap(({ id, start }) => {
      const name = nameOf(id) ?? '';
      const folder = ownedNames.get(name);
      if (!folder || file.path.startsWith(folder)) return [];
      return [at(file, start, `calls a type ${name}, which only ${folder} may`)];
    }),
  );
}
