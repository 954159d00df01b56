import { z } from 'zod';
import { Instant, line, Version } from '../primitives.ts';

/** Whose protocol an address speaks; `compatible`: OpenAI's chat completions at another address (Ollama, vLLM, LM Studio). */
export const ModelProvider = z.enum(['openai', 'anthropic', 'google', 'compatible']);
export type ModelProvider = z.infer<typeof ModelProvider>;

/** Where a model is called: the base URL as the operator wrote it. */
export const ModelAddress = z.object({ provider: ModelProvider, baseUrl: z.string().max(500) });
export type ModelAddress = z.infer<typeof ModelAddress>;

/** `operator`: the model of the operator; `own`: one of the operator's list, with a key of the company. */
export const ModelMode = z.enum(['off', 'operator', 'own']);
export type ModelMode = z.infer<typeof ModelMode>;

/** Why a model did not answer. */
export const ModelProblem = z.enum([
  'unreachable',
  'slow',
  'refused',
  'cut_off',
  'unreadable',
  'unsafe',
  'person_budget',
  'company_budget',
]);
export type ModelProblem = z.infer<typeof ModelProblem>;

/** US dollars for a million tokens. */
export const ModelPrice = z.object({
  input: z.number().min(0).max(10_000),
  output: z.number().min(0).max(10_000),
});
export type ModelPrice = z.infer<typeof ModelPrice>;

export const mostTokens = 1_000_000_000;
const Tokens = z.int().min(0).max(mostTokens);

/** Tokens a day, by the company's clock. */
export const ModelBudgets = z.object({ person: Tokens, company: Tokens });
export type ModelBudgets = z.infer<typeof ModelBudgets>;

const TestPart = z.object({
  ok: z.boolean(),
  /** What was wrong, in Vietnamese; empty when it is right. */ note: z.string(),
});

/** What the test button measured. */
export const ModelTest = z.object({
  at: Instant,
  answers: TestPart,
  tools: TestPart,
  json: TestPart,
  vietnamese: TestPart,
  /** Until the first piece of an answer; null when there was none. */
  firstMs: z.int().nullable(),
  /** Tokens in a second, from the first piece to the last. */
  tokensPerSecond: z.number().nullable(),
});
export type ModelTest = z.infer<typeof ModelTest>;

/** Tokens and, where a price is known, US dollars. */
export const ModelUsage = z.object({ calls: z.int(), tokens: z.int(), usd: z.number().nullable() });
export type ModelUsage = z.infer<typeof ModelUsage>;

export const ModelSettings = z.object({
  version: Version,
  mode: ModelMode,
  /** The operator's model; null when the operator set none. */
  operator: ModelAddress.extend({ model: z.string() }).nullable(),
  /** The addresses the owner may choose from. */
  allowed: z.array(ModelAddress),
  address: ModelAddress.nullable(),
  model: z.string(),
  /** Keys are written and never read. */
  hasKey: z.boolean(),
  forChat: z.boolean(),
  forReadings: z.boolean(),
  price: ModelPrice.nullable(),
  budgets: ModelBudgets,
  /** Who agreed that texts of the company go to this address; null until somebody did. */
  consent: z.object({ by: z.string(), at: Instant, baseUrl: z.string() }).nullable(),
  lastTest: ModelTest.nullable(),
  usage: z.object({ today: ModelUsage, month: ModelUsage }),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

export const ModelName = line(200);

export const ModelSettingsChange = z.object({
  version: Version,
  mode: ModelMode,
  address: ModelAddress.nullable(),
  model: ModelName,
  /** A new key; an empty text removes the one there is, and leaving it out keeps it while the address stays. */
  key: z
    .string()
    .max(500)
    .regex(/^[\x21-\x7e]*$/, { error: 'Khóa có ký tự không dùng được' })
    .optional(),
  forChat: z.boolean(),
  forReadings: z.boolean(),
  price: ModelPrice.nullable(),
  budgets: ModelBudgets,
  /** Agrees that texts leave for this address; asked once for each address. */
  consents: z.boolean().default(false),
});
export type ModelSettingsChange = z.infer<typeof ModelSettingsChange>;

/** What one person chose of the address their messages would go to. */
export const NoticeChoice = z.enum(['accepted', 'declined']);
export type NoticeChoice = z.infer<typeof NoticeChoice>;

/** What a member sees of the model. */
export const ModelState = z.object({
  /** The model that answers in chat; null when none is set. */
  chat: z
    .object({
      model: z.string(),
      host: z.string(),
      isThisMachine: z.boolean(),
      choice: NoticeChoice.nullable(),
    })
    .nullable(),
  /** The model that reads transcripts beside the engine, never those of a closed meeting; null when none is set. */
  readings: z.object({ model: z.string(), host: z.string(), isThisMachine: z.boolean() }).nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type ModelState = z.infer<typeof ModelState>;
