import { type RawBuilder, sql } from 'kysely';

/** An expression for a column of codes with the names people know them by; a code without a name stays as it is. */
export const formatCodes = (column: string, names: Readonly<Record<string, string>>): RawBuilder<string> =>
  sql<string>`coalesce(${JSON.stringify(names)}::jsonb ->> ${sql.ref(column)}, ${sql.ref(column)})`;
