/** A table that a source names in Kysely or in SQL written by hand. */
export interface TableTouch {
  readonly table: string;
  readonly writes: boolean;
}

const writing = /^(insertInto|updateTable|deleteFrom|into|update|delete from)$/i;

/** Which of the known tables a source touches, each once for reading and once for writing. */
export function readTables(source: string, known: readonly string[]): TableTouch[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*/g, '');
  const names = known.join('|');
  const inKysely = new RegExp(
    `\\b(selectFrom|innerJoin|leftJoin|rightJoin|crossJoin|using|insertInto|updateTable|deleteFrom)\\(\\s*'(${names})(?: as \\w+)?'`,
    'g',
  );
  const inSql = new RegExp(`\\b(delete from|from|join|into|update)\\s+(${names})\\b`, 'gi');
  const touches = new Map<string, TableTouch>();
  for (const pattern of [inKysely, inSql])
    for (const [, verb = '', table = ''] of code.matchAll(pattern)) {
      const writes = writing.test(verb);
      touches.set(`${table}/${writes}`, { table, writes });
    }
  return [...touches.values()];
}

/** The tables a `<domain>.tables.ts` declares. */
export const readDeclaredTables = (source: string): string[] =>
  [...source.matchAll(/interface Tables \{\n([\s\S]*?)\n {2}\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name),
  );
