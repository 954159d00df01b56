import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { describeApi } from '../platform/openapi/describe.ts';

// What one reply of hundreds is checked with is compiled when it comes, and is smaller where what others name is not copied into it.
const ajv = new Ajv2020({
  ...{ strict: false, validateFormats: false, validateSchema: false, inlineRefs: false },
  code: { optimize: false },
});
let document: object | null = null;
/** By text: a refusal is described alike at many routes. */
const validators = new Map<string, ValidateFunction>();

const escaped = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The document's schema of a JSON reply; undefined where it names none. */
function schemaOf(method: string, route: string, status: number): ValidateFunction | undefined {
  if (!document) {
    document = describeApi('http://127.0.0.1:3000');
    ajv.addSchema(document, 'api');
  }
  const path = route.replace(/:(\w+)/g, '{$1}');
  const place = [
    ...['paths', path, method.toLowerCase(), 'responses'],
    ...[String(status), 'content', 'application/json', 'schema'],
  ];
  const schema = place.reduce<unknown>((part, key) => Object(part)[key], document);
  if (schema === undefined) return undefined;
  const text = JSON.stringify(schema);
  const validator = validators.get(text) ?? ajv.getSchema(`api#/${place.map(escaped).join('/')}`);
  if (validator) validators.set(text, validator);
  return validator;
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
