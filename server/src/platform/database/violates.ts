import pg from 'pg';

/** Whether a statement failed because it would have broken this constraint, or index, of the database. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.constraint === constraint;
