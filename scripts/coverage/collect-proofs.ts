import { readTests, type StaticTest } from './read-tests.ts';

/** A sentence of the user's document. */
export interface Statement {
  readonly id: string;
  readonly text: string;
}

export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

export interface Proof extends StaticTest {
  readonly path: string;
}

export const readProofs = (files: readonly SourceFile[]): Proof[] =>
  files.flatMap(({ path, source }) => readTests(path, source).map((read) => ({ ...read, path })));

/** The tests that say they prove something, by the id of the statement, in the order of files. */
export function collectProofs(files: readonly SourceFile[]): ReadonlyMap<string, readonly Proof[]> {
  const proofs = readProofs(files.filter(({ source }) => source.includes('// Proves S')));
  const named = proofs.flatMap((proof) => proof.proves.map((id) => ({ id, proof })));
  const byId = Map.groupBy(named, ({ id }) => id);
  return new Map([...byId].map(([id, all]) => [id, all.map(({ proof }) => proof)]));
}

/** Problems, one line each: statements without a proof, proofs that prove nothing, texts that no proof holds. */
export function checkProofs(
  statements: readonly Statement[],
  proofs: ReadonlyMap<string, readonly Proof[]>,
): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const strange = [...proofs.keys()].filter((id) => !known.has(id)).map((id) => `${id}: no such statement`);
  const weak = statements.flatMap(({ id, text }) => {
    const all = proofs.get(id) ?? [];
    if (all.length === 0) return [`${id}: no test proves it`];
    const silent = all
      .filter(({ runs }) => !runs)
      .map((proof) => `${id}: ${nameOfProof(proof)} does not always run`);
    const unsaid = quotedTexts(text)
      .filter((quoted) => !all.some((proof) => holdsText(proof.text, quoted)))
      .map((quoted) => `${id}: no proof holds "${quoted}"`);
    return [...silent, ...unsaid];
  });
  return [...strange, ...weak];
}

export const nameOfProof = ({ path, titles }: Proof): string => `${path} › ${titles.join(' › ')}`;

/** Vietnamese texts in quotation marks; English ones stand on screens in Vietnamese. */
const quotedTexts = (text: string): string[] =>
  [...text.matchAll(/(?<=^|[\s(])'([^']+)'/g)].flatMap(([, quoted = '']) =>
    /[^\p{ASCII}]/u.test(quoted.replaceAll('…', '')) ? [quoted] : [],
  );

/** `N` and `{n}` stand for whatever a test counts; patterns write a point as `\\.`. */
const holdsText = (source: string, quoted: string): boolean =>
  quoted
    .split(/\bN\b|\{\w+\}/)
    .map((part) => part.trim())
    .every((part) => source.replaceAll('\\.', '.').includes(part));
