import { z } from 'zod';

/** A text, a number, or a day of the calendar ("YYYY-MM-DD"), which has no zone. */
const SpreadsheetCell = z.union([z.string(), z.number(), z.object({ day: z.iso.date() }), z.null()]);
export type SpreadsheetCell = z.infer<typeof SpreadsheetCell>;

/** One table with a head that stays in view and filters. */
export const Spreadsheet = z.object({
  /** At most 31 letters, without []:*?/\\. */
  name: z.string().min(1).max(31),
  /** `width` in letters of body text. */
  columns: z.array(z.object({ title: z.string(), width: z.number() })).min(1),
  rows: z.array(z.array(SpreadsheetCell)),
});
export type Spreadsheet = z.infer<typeof Spreadsheet>;
