import { allRoutes, type NamedRoute } from '@hopgon/contract/all-routes';
import { failureMessage } from '@hopgon/contract/failure';
import { type FailureCode, failureStatus } from '@hopgon/contract/failure-codes';
import { accessLevels, type RouteShape } from '@hopgon/contract/route';
import { z } from 'zod';
import type { ApiDocument, Media, Operation, Parameter } from './api-document.ts';
import { exampleOf } from './example-of.ts';
import { exampleFields } from './example-values.ts';
import { failuresOf } from './failures-of.ts';
import { fileBody, fileReply } from './file-bodies.ts';
import { createSchemas, type Json, type Schemas } from './schemas.ts';
import { tagTexts } from './tag-texts.ts';

function parametersOf(type: z.ZodObject | undefined, place: 'path' | 'query', schemas: Schemas): Parameter[] {
  if (!type) return [];
  return Object.entries(type.shape).map(([name, field]) => {
    const schema = schemas.of(field, 'input');
    const required = place === 'path' || !field.safeParse(undefined).success;
    return { name, in: place, required, schema, example: exampleOf(schema, name, schemas.named) };
  });
}

const header = (name: string, description: string, example: string): Parameter => ({
  ...{ name, description, example },
  in: 'header',
  required: false,
  schema: { type: 'string' },
});

const exampleId = '019f3c5e-7a10-7c3b-9d2e-4b6f8a1c0d2e';

function headersOf(route: RouteShape): Parameter[] {
  const company = route.access !== 'public' && route.access !== 'signed-in';
  const key = header(
    'Idempotency-Key',
    'A repeated call with this key gets the stored reply for 24 hours',
    exampleId,
  );
  return [
    ...(company ? [header('X-Company', 'The company to work in; the current one if absent', exampleId)] : []),
    ...(route.idempotent ? [key] : []),
  ];
}

/** The reply in its envelope: beside `success` itself, or under `data`. */
function enveloped(route: RouteShape): z.ZodType {
  const success = z.literal(true);
  if (route.envelope !== 'top') return z.strictObject({ success, data: route.reply });
  const beside = (reply: z.ZodType): z.ZodType => {
    if (reply instanceof z.ZodObject) return z.strictObject({ success, ...reply.shape });
    if (reply instanceof z.ZodUnion) return z.union(reply.options.map((option) => beside(asType(option))));
    throw new Error(`${route.path}: only the fields of an object stand beside "success"`);
  };
  return beside(route.reply);
}

function asType(value: unknown): z.ZodType {
  if (!(value instanceof z.ZodType)) throw new Error('not a schema');
  return value;
}

const withExample = (schema: Json, schemas: Schemas): Media => ({
  schema,
  example: exampleOf(schema, '', schemas.named),
});

function replyOf(route: RouteShape, schemas: Schemas): Operation['responses'][string] {
  return route.file ? fileReply(route.file) : { description: 'Done', content: repliesOf(route, schemas) };
}

function repliesOf(route: RouteShape, schemas: Schemas): Record<string, Media> {
  const stream = {
    'text/event-stream': {
      schema: { type: 'string' },
      example: 'event: wake\ndata: {"topics":["meetings"]}\n\n',
    },
  };
  if (route.stream === 'always') return stream;
  const json = { 'application/json': withExample(schemas.of(enveloped(route), 'output'), schemas) };
  return route.stream ? { ...json, ...stream } : json;
}

/** The values of a text are known only when the call is refused. */
const failureText = (code: FailureCode): string => failureMessage(code).replace(/\{\w+\}/g, '…');

function refusalsOf(route: RouteShape): Operation['responses'] {
  const byStatus = Map.groupBy(failuresOf(route), (code) => failureStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const [first = 'unexpected'] = codes;
      const text = failureText(first);
      return [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${failureText(code)}`).join('\n\n'),
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Refusal', properties: { code: { enum: codes } } },
              example: { success: false, code: first, error: text, message: text },
            },
          },
        },
      ];
    }),
  );
}

function bodyOf({ name, route }: NamedRoute, schemas: Schemas): Pick<Operation, 'requestBody'> {
  if (route.upload) return { requestBody: fileBody(name, route.upload !== 'file') };
  if (!route.body) return {};
  const generated = withExample(schemas.of(route.body, 'input'), schemas);
  const json = { ...generated, example: Object.assign({}, generated.example, exampleFields[name]) };
  return { requestBody: { required: true, content: { 'application/json': json } } };
}

function operationOf(named: NamedRoute, schemas: Schemas): Operation {
  const { domain, name, route } = named;
  return {
    operationId: name,
    tags: [domain],
    summary: route.summary,
    description: [route.description, `Access: ${accessLevels[route.access]}.`].filter(Boolean).join('\n\n'),
    ...(route.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...parametersOf(route.params, 'path', schemas),
      ...parametersOf(route.query, 'query', schemas),
      ...headersOf(route),
    ],
    ...bodyOf(named, schemas),
    responses: {
      200: replyOf(route, schemas),
      ...refusalsOf(route),
    },
  };
}

const Refusal: Json = {
  type: 'object',
  required: ['success', 'code', 'error', 'message'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(failureStatus) },
    error: { type: 'string', description: 'The text to show to the user, in Vietnamese' },
    message: { type: 'string', description: 'The same text' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: { type: 'object', description: 'Data about the refusal, such as the conflicting meetings' },
    requestId: { type: 'string' },
  },
  additionalProperties: false,
};

/** The whole contract as an OpenAPI 3.1 document. */
export function describeApi(publicUrl: string): ApiDocument {
  const schemas = createSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const named of allRoutes) {
    const path = named.route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.route.method.toLowerCase()]: operationOf(named, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Họp Gọn',
      version: '1',
      description:
        'Every call of the app: who may make it, its parameters, bodies and replies, and every reason for which it may be refused. Sign in with `login` and send the access token as `Authorization: Bearer …`. Texts for people are in Vietnamese.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    tags: Object.entries(tagTexts).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...schemas.named, Refusal },
    },
  };
}
