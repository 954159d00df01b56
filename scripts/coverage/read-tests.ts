import { type Argument, type Expression, type Program, parseSync, type Span, Visitor } from 'oxc-parser';

export interface StaticTest {
  /** Titles of its groups, outermost first, then its own; computed parts of a template read `…`. */
  readonly titles: readonly string[];
  /** Whether it runs whenever its file does: nothing skips, silences or expects it to fail. */
  readonly runs: boolean;
  /** Statements of the user's document named by `// Proves S1.001` right above it. */
  readonly proves: readonly string[];
  /** Requirements of OWASP ASVS named by `// ASVS v5.0.0-3.4.1` right above it, without the version. */
  readonly verifies: readonly string[];
  /** Its own source, with the declarations of the file that it uses. */
  readonly text: string;
}

const proofMark = /^ Proves (S\d+\.\d+(?:, S\d+\.\d+)*)$/;
const asvsMark = /^ ASVS (v5\.0\.0-\d+\.\d+\.\d+(?:, v5\.0\.0-\d+\.\d+\.\d+)*)$/;
/** Source allowed between a mark and its test. */
const between = /^(?:\s|\/\/[^\n]*\n|await\s|return\s)*$/;

const harmless = new Set([
  'each',
  'for',
  'describe',
  'step',
  'concurrent',
  'sequential',
  'serial',
  'parallel',
]);
const silencers = new Set(['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']);

interface Block extends Omit<StaticTest, 'proves' | 'verifies' | 'text'> {
  readonly node: Span;
  readonly kind: 'group' | 'test' | 'step';
}

/** The tests of a source file and their steps, as its text says them. */
export function readTests(file: string, source: string): StaticTest[] {
  const { program, errors, comments } = parseSync(file, source);
  const [broken] = errors;
  if (broken) throw new SyntaxError(`${file}: ${broken.message}`);
  const blocks: Block[] = [];
  const silenced: Span[] = [];
  new Visitor({
    CallExpression(call) {
      const words = chainOf(call.callee);
      if (!['test', 'it', 'describe'].includes(words[0] ?? '')) return;
      const [title, body] = call.arguments;
      const text = title && textOf(title);
      if (typeof text !== 'string' || !body) {
        if (words.length === 2 && silencers.has(words[1] ?? '')) silenced.push(call);
        return;
      }
      const rest = words.slice(1);
      if (!rest.every((word) => harmless.has(word) || silencers.has(word))) return;
      blocks.push({
        node: call,
        kind: kindOf(words),
        titles: [text],
        runs: rest.every((word) => harmless.has(word)),
      });
    },
  }).visit(program);
  const holds = (outer: Span, inner: Span) =>
    outer !== inner && outer.start <= inner.start && inner.end <= outer.end;
  const marks = comments.flatMap(({ value, end }) => {
    const proves = value.match(proofMark)?.[1]?.split(', ') ?? [];
    const verifies = value.match(asvsMark)?.[1]?.replaceAll('v5.0.0-', '').split(', ') ?? [];
    if (proves.length + verifies.length === 0) return [];
    const next = blocks
      .filter(({ kind, node }) => kind !== 'group' && node.start >= end)
      .toSorted((left, right) => left.node.start - right.node.start)[0];
    const marked = next && between.test(source.slice(end, next.node.start)) ? next : undefined;
    if (!marked) throw new SyntaxError(`${file}: no test follows "${value.trim()}"`);
    return [{ proves, verifies, marked }];
  });
  const textOfTest = createTextReader(program, source);
  return blocks
    .filter(({ kind }) => kind !== 'group')
    .map((own) => {
      const above = blocks.filter(({ node }) => holds(node, own.node));
      return {
        titles: [...above, own].flatMap(({ titles }) => titles),
        runs: [...above, own].every(({ runs }) => runs) && !silenced.some((node) => holds(own.node, node)),
        proves: marks.filter(({ marked }) => marked === own).flatMap(({ proves }) => proves),
        verifies: marks.filter(({ marked }) => marked === own).flatMap(({ verifies }) => verifies),
        text: textOfTest(own.node),
      };
    });
}

/** Reads a part of a source together with the declarations of the file it names, and those that these name. */
function createTextReader(program: Program, source: string): (part: Span) => string {
  const slice = ({ start, end }: Span) => source.slice(start, end);
  const declarations: { readonly name: string; readonly node: Span }[] = [];
  const declare = (id: Span | null, node: Span) => {
    for (const [name] of (id ? slice(id) : '').matchAll(/[A-Za-z]\w*/g)) declarations.push({ name, node });
  };
  new Visitor({
    FunctionDeclaration: (node) => declare(node.id, node),
    VariableDeclarator: (node) => declare(node.id, node),
  }).visit(program);
  return (part) => {
    const left = new Set(declarations);
    let text = slice(part);
    for (let before = ''; before !== text; ) {
      before = text;
      for (const declaration of left)
        if (new RegExp(`\\b${declaration.name}\\b`).test(text)) {
          text += `\n${slice(declaration.node)}`;
          left.delete(declaration);
        }
    }
    return text;
  };
}

function kindOf(words: readonly string[]): Block['kind'] {
  if (words.includes('describe')) return 'group';
  return words.includes('step') ? 'step' : 'test';
}

/** `test.describe.each([…])` → test, describe, each; nothing for what hangs on no plain name. */
export function chainOf(node: Expression): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return chainOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return chainOf(node.tag);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [];
  const before = chainOf(node.object);
  return before.length === 0 ? [] : [...before, node.property.name];
}

export function textOf(node: Argument): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
}
