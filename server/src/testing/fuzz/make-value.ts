import { z } from 'zod';
import { hostileTexts } from '../corpora/texts.ts';
import type { IdPool } from './id-pool.ts';
import type { Random } from './random.ts';

const Schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
type Schema = z.infer<typeof Schema>;

export interface Maker {
  readonly random: Random;
  readonly ids: IdPool;
  /** The named schemas of the document. */
  readonly named: Readonly<Record<string, unknown>>;
}

const texts = Object.values(hostileTexts).flat();
const words = ['Giao ban', 'Chốt giá gỗ sồi', 'Bình', 'an@govan.vn', 'Phòng 2', '2026-11-24', '09:00', 'a'];
const instants = ['2026-11-24T02:00:00.000Z', '2026-11-24T03:00:00.000Z', '2026-12-01T02:00:00.000Z'];

/** By the object that the document holds: parsing one takes longer than making its value. */
const parsed = new WeakMap<object, Schema>();

function parseSchema(raw: unknown): Schema {
  if (typeof raw !== 'object' || raw === null) return Schema.parse(raw ?? {});
  const schema = parsed.get(raw) ?? Schema.parse(raw);
  parsed.set(raw, schema);
  return schema;
}

const resolve = (raw: unknown, named: Maker['named']): Schema => {
  const schema = parseSchema(raw);
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolve(named[name], named);
};

function makeText(
  { format, pattern, minLength = 0, maxLength = 200 }: Schema,
  name: string,
  maker: Maker,
): string {
  const { random, ids } = maker;
  if (format === 'uuid' || /Id$|^id$/.test(name)) return ids.find(name, random) ?? crypto.randomUUID();
  if (format === 'date-time') return random.pick(instants);
  if (format === 'date') return random.pick(['2026-11-24', '2026-12-24', '2027-01-01']);
  if (format === 'email') return random.pick(['an@govan.vn', 'binh@doitac.example']);
  if (pattern !== undefined && random.chance(0.5))
    return random.pick(['09:00', '18:30', 'BCFGHJ', '0'.repeat(64)]);
  const text = random.chance(0.3) ? random.pick(texts) : random.pick(words);
  return text.padEnd(minLength, 'x').slice(0, Math.max(maxLength, 1));
}

function makeObject({ properties = {}, required = [] }: Schema, maker: Maker): Record<string, unknown> {
  const { random } = maker;
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.6));
  return Object.fromEntries(given.map(([name, inner]) => [name, makeValue(inner, name, maker)]));
}

function makeNumber({ minimum = 0, maximum = 100 }: Schema, name: string, { random }: Maker): number {
  if (name === 'version') return random.pick([1, 1, 1, 2, 3]);
  return Math.floor(minimum + random.next() * (Math.min(maximum, minimum + 1_000) - minimum));
}

function makeList({ minItems = 0, maxItems = 3, items }: Schema, name: string, maker: Maker): unknown[] {
  const count = Math.min(minItems + maker.random.below(3), Math.max(maxItems, minItems));
  return Array.from({ length: count }, () => makeValue(items, name.replace(/s$/, ''), maker));
}

/** By the type of a schema. */
const makers: Readonly<Record<string, (schema: Schema, name: string, maker: Maker) => unknown>> = {
  null: () => null,
  boolean: (_schema, _name, { random }) => random.chance(0.5),
  integer: makeNumber,
  number: makeNumber,
  array: makeList,
  string: makeText,
};

/** A value that mostly fits a schema of the document; `name` is the field it is for. */
export function makeValue(raw: unknown, name: string, maker: Maker): unknown {
  const { random, named } = maker;
  const schema = resolve(raw, named);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pickAny(schema.enum, random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return makeValue(pickAny(choices, random), name, maker);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => makeValue(part, name, maker)));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  return (makers[type ?? ''] ?? ((of) => makeObject(of, maker)))(schema, name, maker);
}

/** Also of values that may be undefined. */
const pickAny = (values: readonly unknown[], random: Random): unknown => values[random.below(values.length)];

const strange: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300, '', 'x', [], {}, [null], [[]]],
  ...[{ toString: 1 }, { $gt: '' }, '\0', '\ud800', 'a'.repeat(5_000), { length: 1e9 }, '2026-13-45', 'NaN'],
];

/** The value with one place of it, or all of it, replaced by something strange, or left out. */
export function spoilValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const place = random.below(value.length);
    return value.map((item, at) => (at === place ? spoilValue(item, random) : item));
  }
  const entries =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (entries.length === 0 || random.chance(0.05)) return pickAny(strange, random);
  const place = random.below(entries.length);
  if (random.chance(0.2)) return Object.fromEntries(entries.filter((_, at) => at !== place));
  return Object.fromEntries(
    entries.map(([name, inner], at) => [name, at === place ? spoilValue(inner, random) : inner]),
  );
}
