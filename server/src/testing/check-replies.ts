import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { describeApi } from '../platform/openapi/describe.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
let document: object | null = null;

const escaped = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The document's schema of a JSON reply; undefined where it names none. */
function schemaOf(method: string, route: string, status: number): ValidateFunction | undefined {
  if (!document) {
    document = describeApi('http://127.0.0.1:3000');
    ajv.addSchema(document, 'api');
  }
  const path = route.replace(/:(\w+)/g, '{$1}');
  const place = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ];
  try {
    return ajv.getSchema(`api#/${place.map(escaped).join('/')}`);
  } catch {
    return undefined;
  }
}

/** Checks every JSON reply of the API against the OpenAPI document; returns those that do not fit. */
export function checkReplies(server: FastifyInstance): readonly string[] {
  const unfit: string[] = [];
  server.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions;
    const { method } = request;
    if (method === 'HEAD') return payload;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!url?.startsWith('/api/') || url === '/api/openapi.json' || !isJson || typeof payload !== 'string')
      return payload;
    const call = `${method} ${url} ${reply.statusCode}`;
    const schema = schemaOf(method, url, reply.statusCode);
    if (!schema) unfit.push(`${call}: not in the document`);
    else if (!schema(JSON.parse(payload)))
      unfit.push(`${call}: ${ajv.errorsText(schema.errors)} in ${payload.slice(0, 300)}`);
    return payload;
  });
  return unfit;
}
