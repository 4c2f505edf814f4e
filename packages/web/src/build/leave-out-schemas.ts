type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Property = Node & { key: { name?: string }; value: Node };
/** The part of Vite's transform context that this plugin uses. */
type Builder = { parse(code: string, options: { lang: 'ts' }): unknown };
type Edit = { start: number; end: number; text: string };

/**
 * Vite plugin. A page needs only the method, path and access of an endpoint; the server checks input, output
 * and detail. This plugin removes those schemas and marks the top-level initializers of the contract as free of
 * side effects, so that the bundler drops zod (25 kB gzip) and unused endpoints. A form that imports a rule
 * with a schema still loads zod.
 */
export function leaveOutSchemas() {
  return {
    name: 'maru:leave-out-schemas',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      handler(this: Builder, code: string) {
        const program = this.parse(code, { lang: 'ts' }) as Node;
        const edits = [...schemasIn(program), ...madeIn(program)].sort((a, b) => b.start - a.start);
        const apply = (text: string, edit: Edit) =>
          text.slice(0, edit.start) + edit.text + text.slice(edit.end);
        return { code: edits.reduce(apply, code), map: null };
      },
    },
  };
}

/**
 * Properties that only the server reads: those of `endpoint({ … })`, and `detail` beside `http` in the error
 * catalogue.
 */
function* schemasIn(node: unknown): Generator<Edit> {
  if (typeof node !== 'object' || node === null) return;
  const { type, callee, arguments: given, properties } = node as Node & { callee?: { name?: string } };

  if (type === 'CallExpression' && callee?.name === 'endpoint') {
    yield* named((given as Node[])[0]?.properties, ['summary', 'input', 'output', 'errors']);
    return;
  }
  if (type === 'ObjectExpression' && named(properties, ['http']).length > 0) {
    yield* named(properties, ['detail']);
    return;
  }
  for (const child of Object.values(node)) yield* schemasIn(child);
}

function named(properties: unknown, names: string[]): Edit[] {
  return (properties as Property[])
    .filter(({ key }) => names.includes(key?.name ?? ''))
    .map(({ value: { start, end } }) => ({ start, end, text: 'undefined' }));
}

const makings = new Set(['CallExpression', 'NewExpression', 'ObjectExpression']);

/** Finds top-level initializers and marks them as pure, so that unused ones are dropped. */
function* madeIn(program: Node): Generator<Edit> {
  for (const statement of program.body as Node[]) {
    const { declarations = [] } = (statement.declaration ?? statement) as {
      declarations?: { init?: Node }[];
    };
    for (const { init } of declarations) {
      if (!init || !makings.has(init.type)) continue;
      yield { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' };
      yield { start: init.end, end: init.end, text: '))()' };
    }
  }
}
