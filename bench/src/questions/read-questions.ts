import { readFileSync } from 'node:fs';
import { z } from 'zod';

const data = new URL('../../../evals/data/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, data), 'utf8'));

const TurnPlace = z.object({ meeting: z.string(), turns: z.array(z.int()) });

const Question = z.object({
  id: z.string(),
  text: z.string(),
  asker: z.string(),
  kind: z.string(),
  meeting: z.string().nullable(),
  turns: z.array(z.int()),
  also: z.array(z.int()),
  more: z.union([TurnPlace, z.array(TurnPlace)]).optional(),
  answer: z.string().nullable(),
  refuse: z.boolean(),
  scope: z.string().optional(),
  traits: z.array(z.string()),
  hidden: TurnPlace.optional(),
});
export type Question = z.infer<typeof Question>;

const World = z.object({
  company: z.string(),
  now: z.string(),
  meetings: z.array(
    z.object({
      id: z.string(),
      start: z.string(),
      title: z.string(),
      closed: z.boolean(),
      participants: z.array(z.object({ label: z.string(), name: z.string() })),
    }),
  ),
  askers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      is: z.array(z.object({ meeting: z.string(), label: z.string() })),
    }),
  ),
});
export type QuestionWorld = z.infer<typeof World>;

const Talk = z.object({
  turns: z.array(z.object({ speaker: z.string().nullable(), text: z.string() })),
});
export type Talk = z.infer<typeof Talk>;

/** `open` may be read; `sealed` is for one measurement, of which only totals are shown. */
export type QuestionSet = 'open' | 'sealed';

export const readQuestions = (set: QuestionSet): Question[] =>
  z.array(Question).parse(read(`questions/${set}.json`));

export const readQuestionWorld = (): QuestionWorld => World.parse(read('questions/world.json'));

export const readTalk = (meeting: string): Talk => Talk.parse(read(`meetings/${meeting}.json`));
