/**
 * Every table the stores speak to. Each domain adds its own rows by declaration merging in its `<name>.tables.ts`,
 * so that this folder knows no domain.
 */
export interface Tables {}
