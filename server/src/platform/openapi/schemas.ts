import { namedSchemas } from '@hopgon/contract/all-schemas';
import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;
export type Direction = 'input' | 'output';

const options = { unrepresentable: 'any', target: 'draft-2020-12' } as const;
const schemaPath = '#/components/schemas/';

const inlined = (schema: z.ZodType, io: Direction): string =>
  JSON.stringify(z.toJSONSchema(schema, { ...options, io }));

/** Registers each schema under its name; one that is sent in another shape than it is answered has two. */
function registryFor(io: Direction): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const { name, schema } of namedSchemas) {
    const isSameBothWays = io === 'output' || inlined(schema, 'input') === inlined(schema, 'output');
    registry.add(schema, { id: isSameBothWays ? name : `${name}Input` });
  }
  return registry;
}

export interface Schemas {
  /** The JSON schema of a type, in which named ones are references. */
  of(type: z.ZodType, io: Direction): Json;
  /** The schemas referenced so far. */
  readonly named: Readonly<Record<string, Json>>;
}

export function createSchemas(): Schemas {
  const registries = { input: registryFor('input'), output: registryFor('output') };
  const named: Record<string, Json> = {};
  return {
    named,
    of(type, io) {
      const {
        $schema: _,
        $defs = {},
        ...schema
      } = z.toJSONSchema(type, {
        ...options,
        io,
        metadata: registries[io],
      });
      for (const [name, definition] of Object.entries($defs)) named[name] ??= withPlace(definition);
      return withPlace(schema);
    },
  };
}

function withPlace(schema: object): Json {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', schemaPath) : value,
  );
  return Object(JSON.parse(text));
}

/** The schema a reference names, also where that is a reference itself. */
export const resolved = (schema: Json, named: Schemas['named']): Json =>
  typeof schema.$ref === 'string'
    ? resolved(named[schema.$ref.slice(schemaPath.length)] ?? {}, named)
    : schema;
