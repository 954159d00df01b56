import { sql } from 'kysely';

/** The number of minutes `n` as people read it: "05/BB-GV", "112/BB-GV". */
export const minutesNumber = sql<string>`(case when n.number < 10 then '0' else '' end || n.number || '/' || n.symbol)`;
