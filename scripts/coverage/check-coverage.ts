import { readTests, type StaticTest } from './read-tests.ts';

export interface Coverage {
  /** All ids of the user's document, in its order. */
  readonly ids: readonly string[];
  /** docs/spec-coverage.md. */
  readonly table: string;
  /** The text of a file of the project, or undefined when there is none. */
  readonly read: (path: string) => string | undefined;
}

/** What is wrong with the table, one line each: what is missing, and proofs that prove nothing. */
export function checkCoverage({ ids, table, read }: Coverage): string[] {
  const rows = readRows(table);
  const named = new Map(rows.map(({ id, proofs }) => [id, proofs]));
  const missing = ids.filter((id) => !named.has(id)).map((id) => `${id}: has no row`);
  const strange = rows.filter(({ id }) => !ids.includes(id)).map(({ id }) => `${id}: no such statement`);
  const twice = rows
    .filter(({ id }, place) => rows.findIndex((row) => row.id === id) !== place)
    .map(({ id }) => `${id}: has two rows`);
  const testsOf = remember((path: string) => {
    const source = read(path);
    return source === undefined ? null : readTests(path, source);
  });
  const weak = rows.flatMap(({ id, proofs }) => {
    if (proofs.length === 0) return [`${id}: has no proof`];
    return proofs.flatMap((proof) => objection(proof, testsOf) ?? []).map((why) => `${id}: ${why}`);
  });
  return [...missing, ...strange, ...twice, ...weak];
}

/** The rows `| S1.001 | path › title<br>path › title |`, wherever they stand. */
function readRows(table: string): { id: string; proofs: string[] }[] {
  return table.split('\n').flatMap((line) => {
    const [, id, cell] = line.match(/^\|\s*(S\d+\.\d+)\s*\|(.*)\|\s*$/) ?? [];
    if (id === undefined || cell === undefined) return [];
    const proofs = cell.split('<br>').map((proof) => proof.trim().replaceAll('\\|', '|'));
    return [{ id, proofs: proofs.filter(Boolean) }];
  });
}

function objection(proof: string, testsOf: (path: string) => readonly StaticTest[] | null): string | null {
  const [path = '', ...rest] = proof.split(' › ');
  const title = rest.join(' › ');
  const tests = testsOf(path);
  if (tests === null) return `there is no file ${path}`;
  const found = tests.filter(({ titles }) => titles.at(-1) === title || titles.join(' › ') === title);
  const [only] = found;
  if (!only) return `${path} has no test "${title}"`;
  if (found.length > 1) return `${path} has ${found.length} tests "${title}": name their group too`;
  return only.runs ? null : `${path}: "${title}" does not always run`;
}

function remember<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
