import { ActionItemTitle, type Priority } from '@hopgon/contract/action-items/schemas';
import { line } from '@hopgon/contract/primitives';
import type { Analysis } from '@hopgon/contract/transcripts/schemas';
import { z } from 'zod';

/** What both readers find, in one shape. */
export interface FoundLines extends Pick<Analysis, 'summary' | 'decisions' | 'openQuestions'> {
  readonly actionItems: readonly FoundTask[];
}

interface FoundTask {
  readonly title: string;
  readonly assignee: string | null;
  /** YYYY-MM-DD */
  readonly deadline: string | null;
  readonly priority: Priority;
  readonly evidence: number[];
  readonly confidence: number;
}

const NamedTurns = z.array(z.int().min(0)).min(1).max(12);
const ModelLine = z.object({ cau: line(500, 1), luot: NamedTurns });
const ModelTask = z.object({
  viec: ActionItemTitle,
  nguoi: line(100).nullable().default(null),
  han: line(100).nullable().default(null),
  luot: NamedTurns,
});

/** Rows a model wrote; a row that is none is left out, so that one mistake loses no others. */
const rows = <Row extends z.ZodType>(row: Row, most: number) =>
  z
    .array(z.unknown())
    .default([])
    .transform((all) => all.slice(0, most).map((each) => row.safeParse(each)))
    .transform((read) => ({
      rows: read.flatMap((each) => (each.success ? [each.data] : [])),
      unreadable: read.filter(({ success }) => !success).length,
    }));

export const ModelLines = z.object({
  tom_tat: rows(ModelLine, 12),
  quyet_dinh: rows(ModelLine, 30),
  viec: rows(ModelTask, 40),
  cau_hoi: rows(ModelLine, 30),
});
export type ModelLines = z.infer<typeof ModelLines>;

const lineSchema = {
  type: 'object',
  properties: { cau: { type: 'string' }, luot: { type: 'array', items: { type: 'integer' } } },
  required: ['cau', 'luot'],
  additionalProperties: false,
};
const orNothing = { type: ['string', 'null'] };

/** The same for the model. */
export const modelLinesSchema = {
  type: 'object',
  properties: {
    tom_tat: { type: 'array', items: lineSchema },
    quyet_dinh: { type: 'array', items: lineSchema },
    cau_hoi: { type: 'array', items: lineSchema },
    viec: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          viec: { type: 'string' },
          nguoi: orNothing,
          han: orNothing,
          luot: { type: 'array', items: { type: 'integer' } },
        },
        required: ['viec', 'nguoi', 'han', 'luot'],
        additionalProperties: false,
      },
    },
  },
  required: ['tom_tat', 'quyet_dinh', 'viec', 'cau_hoi'],
  additionalProperties: false,
};
