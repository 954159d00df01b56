import { z } from 'zod';

const Run = z.object({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
});

/** One paragraph. Sizes and distances in points. */
const SheetLine = z.object({
  runs: z.array(Run),
  size: z.number().optional(),
  align: z.enum(['left', 'center', 'right', 'justify']).optional(),
  /** Whether the first line is indented. */
  indented: z.boolean().optional(),
  before: z.number().optional(),
  after: z.number().optional(),
  /** A short line drawn under it, this long. */
  rule: z.number().optional(),
  /** Whether it stands on the page of the next line: a heading never ends a page. */
  keptWithNext: z.boolean().optional(),
  /** Names the place of its top left corner in the PDF. */
  place: z.string().optional(),
});
export type SheetLine = z.infer<typeof SheetLine>;

const SheetBlock = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('lines'),
    lines: z.array(SheetLine),
    /** Whether they stand on the page of the next block: signatures never stand alone on a page. */
    keptWithNext: z.boolean().optional(),
  }),
  /** Two columns beside each other; `left` is the share of the first. */
  z.object({
    is: z.literal('columns'),
    left: z.number(),
    columns: z.tuple([z.array(SheetLine), z.array(SheetLine)]),
  }),
  /** With lines around its cells; `head` stands on each page. Shares of the width add up to 1. */
  z.object({
    is: z.literal('table'),
    shares: z.array(z.number()),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);
export type SheetBlock = z.infer<typeof SheetBlock>;

/**
 * A document in the form of Phụ lục I, Nghị định 30/2020/NĐ-CP: A4 upright, a Times face, pages numbered from the
 * second on. One model, rendered as DOCX and as PDF.
 */
export const Sheet = z.object({
  title: z.string(),
  blocks: z.array(SheetBlock),
  /** In the foot of the last page of the PDF: how to check it, with an address as a QR code; also among its keywords. */
  check: z.object({ text: z.string(), address: z.string() }).optional(),
});
export type Sheet = z.infer<typeof Sheet>;

/** The page, in points. */
export const sheetLook = {
  size: 13,
  /** 20 mm above and below, 30 mm at the left, 20 mm at the right. */
  margins: { top: 56.7, bottom: 56.7, left: 85, right: 56.7 },
  indent: 28.35,
  after: 6,
  lineHeight: 1.15,
  /** A paragraph of at most so many letters is not split between two pages. */
  wholeParagraph: 400,
} as const;
