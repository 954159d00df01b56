import { examplePatterns, exampleValues } from './example-values.ts';
import { type Json, resolved, type Schemas } from './schemas.ts';

const id = '019f3c5e-7a10-7c3b-9d2e-4b6f8a1c0d2e';

const byFormat: Readonly<Record<string, string>> = {
  uuid: id,
  'date-time': '2026-11-24T02:30:00Z',
  date: '2026-11-24',
  email: 'an.nguyen@congty.example',
  uri: 'https://hopgon.example/meetings',
};

const listOf = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.map((one) => Object(one)) : [];
const isNull = ({ type }: Json): boolean => type === 'null';

function exampleOfNumber({ minimum = 1, maximum = 1_000_000_000, multipleOf = 1 }: Json): number {
  const least = Math.max(Number(minimum), 1);
  return Math.min(Math.ceil(least / Number(multipleOf)) * Number(multipleOf), Number(maximum));
}

function fits({ pattern, maxLength = Number.POSITIVE_INFINITY }: Json, text: string): boolean {
  return (
    text.length <= Number(maxLength) && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
  );
}

function exampleOfText(schema: Json, name: string): string {
  const candidates = [
    exampleValues[name],
    byFormat[String(schema.format)],
    'Nội dung',
    ...examplePatterns,
    id,
  ];
  return candidates.find((text) => text !== undefined && fits(schema, text)) ?? 'x';
}

/** A value that fits a JSON schema, as a reader would expect it under this name. */
export function exampleOf(schema: Json, name: string, named: Schemas['named']): unknown {
  const whole = resolved(schema, named);
  if ('const' in whole) return whole.const;
  if (Array.isArray(whole.enum)) return whole.enum[0];
  const [branch] = listOf(whole.anyOf ?? whole.oneOf).filter((one) => !isNull(resolved(one, named)));
  if (branch) return exampleOf(branch, name, named);
  if (whole.type === 'object') return exampleOfObject(whole, named);
  if (whole.type === 'array') {
    const one = exampleOf(Object(whole.items), name, named);
    return Array.from({ length: Number(whole.minItems ?? 1) || 1 }, () => one);
  }
  if (whole.type === 'boolean') return true;
  if (whole.type === 'integer' || whole.type === 'number') return exampleOfNumber(whole);
  if (whole.type === 'string') return exampleOfText(whole, name);
  return null;
}

const exampleOfObject = (schema: Json, named: Schemas['named']): Json =>
  Object.fromEntries(
    Object.entries(Object(schema.properties)).map(([name, field]) => [
      name,
      exampleOf(Object(field), name, named),
    ]),
  );
