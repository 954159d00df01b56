export interface Variable {
  /** The default, as README prints it. */
  readonly default: string;
  readonly meaning: string;
  /** The requirement on a value, in Vietnamese for the operator. */
  readonly remedy: string;
  /** May also be given as a file named by `<NAME>_FILE`, and is never printed. */
  readonly secret?: true;
}

/** The requirement on the address of a database. */
export const address = 'phải là một địa chỉ PostgreSQL, ví dụ postgres://user:password@localhost:5432/hopgon';
