export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  readonly affected: number;
}
