import type { Plugin } from 'vite';

/** What only the server and the documentation read of a route. */
const dropped = new Set([
  'summary',
  'description',
  'tool',
  'params',
  'query',
  'body',
  'bodyLimit',
  'reply',
  'failures',
]);

interface SourceSpan {
  readonly start: number;
  readonly end: number;
}

/** The parts of the syntax tree we look at; the parser's own types differ between its versions. */
interface Node extends SourceSpan {
  readonly type: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly init?: Node | null;
  readonly declarations?: readonly Node[];
  readonly name?: string;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly key?: Node;
}

const isRouteCall = (node: Node) => node.type === 'CallExpression' && node.callee?.name === 'defineRoute';

const isSchemaPart = (property: Node) => dropped.has(property.key?.name ?? '');

/** The first name of a chain of calls: `z` in `z.string().max(3)`. */
function firstName(node: Node | null | undefined): string | undefined {
  return node?.name ?? (node ? firstName(node.callee ?? node.object) : undefined);
}

/** A schema of a routes file's own, which only the parts taken out refer to. */
const isOwnSchema = (statement: Node) =>
  statement.type === 'VariableDeclaration' &&
  (statement.declarations ?? []).every(({ init }) => firstName(init) === 'z');

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesIn(item);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

const childrenOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function cut(code: string, spans: readonly SourceSpan[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of spans) {
    kept += code.slice(from, start);
    from = code[end] === ',' ? end + 1 : end;
  }
  return kept + code.slice(from);
}

/**
 * Takes the schemas out of the contract's routes, so that the browser loads method and path but neither zod (24 kB) nor
 * texts for the documentation. Types are untouched; a form that wants a schema imports it from the domain's schemas.
 */
export function routesWithoutSchemas(): Plugin {
  return {
    name: 'routes-without-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/.+\.ts$/ },
      handler(code, id) {
        if (!id.endsWith('/routes.ts')) return { code, moduleSideEffects: false };
        const statements = childrenOf(this.parse(code, { lang: 'ts' }).body);
        const parts = [...nodesIn(statements)]
          .filter(isRouteCall)
          .flatMap((call) => call.arguments?.[0]?.properties ?? [])
          .filter(isSchemaPart);
        const spans = [...statements.filter(isOwnSchema), ...parts].sort((a, b) => a.start - b.start);
        return { code: cut(code, spans), map: null, moduleSideEffects: false };
      },
    },
  };
}
