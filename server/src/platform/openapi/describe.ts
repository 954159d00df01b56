import { allRoutes, type NamedRoute } from '@hopgon/contract/all-routes';
import { failureMessage } from '@hopgon/contract/failure';
import { failureStatus } from '@hopgon/contract/failure-codes';
import { accessLevels, type RouteShape } from '@hopgon/contract/route';
import { z } from 'zod';

type Json = Record<string, unknown>;

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return schema;
}

function parametersOf(type: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!type) return [];
  return Object.entries(type.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input'),
  }));
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

function headersOf(route: RouteShape): Json[] {
  const company = route.access !== 'public' && route.access !== 'signed-in';
  return [
    ...(company ? [header('X-Company', 'Company to work in; without it the current one')] : []),
    ...(route.idempotent ? [header('Idempotency-Key', 'Repeats within 24 h get the stored reply')] : []),
  ];
}

function replySchema(route: RouteShape): Json {
  const reply = schemaOf(route.reply, 'output');
  const success = { const: true };
  if (route.envelope !== 'top') {
    return { type: 'object', required: ['success', 'data'], properties: { success, data: reply } };
  }
  return { allOf: [{ type: 'object', required: ['success'], properties: { success } }, reply] };
}

function repliesOf(route: RouteShape): Json {
  if (route.file) return { [route.file]: { schema: { type: 'string', format: 'binary' } } };
  const json = { 'application/json': { schema: replySchema(route) } };
  const stream = { 'text/event-stream': { schema: { type: 'string' } } };
  if (route.stream === 'always') return stream;
  return route.stream ? { ...json, ...stream } : json;
}

function refusalsOf(route: RouteShape): Json {
  const codes = [...(route.access === 'public' ? [] : ['not_signed_in' as const]), ...route.failures];
  const texts = new Map<number, string[]>();
  for (const code of new Set(codes)) {
    const status = failureStatus[code];
    texts.set(status, [...(texts.get(status) ?? []), `\`${code}\`: ${failureMessage(code)}`]);
  }
  return Object.fromEntries(
    [...texts].map(([status, lines]) => [
      String(status),
      {
        description: lines.join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}

function bodyOf(route: RouteShape): Json {
  if (route.upload) {
    const file = { type: 'string', format: 'binary' };
    const about = route.upload === 'file' ? {} : { meetingId: { type: 'string', format: 'uuid' } };
    const properties = { ...about, file };
    const schema = { type: 'object', required: Object.keys(properties), properties };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!route.body) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
    },
  };
}

function operationOf({ domain, name, route }: NamedRoute): Json {
  return {
    operationId: name,
    tags: [domain],
    summary: route.summary,
    description: `Access: ${accessLevels[route.access]}.`,
    ...(route.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...headersOf(route),
    ],
    ...bodyOf(route),
    responses: {
      200: {
        description: 'Done',
        content: repliesOf(route),
      },
      ...refusalsOf(route),
    },
  };
}

/** The whole contract as an OpenAPI 3.1 document. */
export function describeApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const named of allRoutes) {
    const path = named.route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.route.method.toLowerCase()]: operationOf(named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Họp Gọn', version: '1', license: { name: 'Apache-2.0' } },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'code', 'error', 'message'],
          properties: {
            success: { const: false },
            code: { enum: Object.keys(failureStatus) },
            error: { type: 'string', description: 'What to tell the person, in Vietnamese' },
            message: { type: 'string', description: 'The same text' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}
