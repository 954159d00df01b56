import { allRoutes } from '@hopgon/contract/all-routes';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Operation } from './api-document.ts';
import { describeApi } from './describe.ts';
import { exampleFields } from './example-values.ts';

const document = describeApi('http://127.0.0.1:3000');
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'api');

function operationOf(path: string, method: string): Operation {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

const parametersIn = ({ parameters }: Operation, place: string) =>
  Object.fromEntries(
    parameters.filter((one) => one.in === place).map(({ name, example }) => [name, example]),
  );

test.each(allRoutes)('the example of $name is a call and its reply', ({ route }) => {
  const operation = operationOf(route.path, route.method);
  expect(route.params?.safeParse(parametersIn(operation, 'path')).error).toBeUndefined();
  expect(route.query?.safeParse(parametersIn(operation, 'query')).error).toBeUndefined();
  const body = operation.requestBody?.content['application/json']?.example;
  expect(route.body?.safeParse(body).error).toBeUndefined();
  const reply = Object(operation.responses['200']?.content['application/json']?.example);
  if (route.file || route.stream === 'always') return;
  expect(route.reply.safeParse(route.envelope === 'top' ? reply : reply.data).error).toBeUndefined();
});

/** Every schema of an operation with its example, by where it stands. */
function mediaOf({ parameters, requestBody, responses }: Operation) {
  const bodies = [
    { at: 'body', content: requestBody?.content ?? {} },
    ...Object.entries(responses).map(([at, { content }]) => ({ at, content })),
  ];
  return [
    ...parameters.map(({ name, schema, example }) => ({ at: name, schema, example })),
    ...bodies.flatMap(({ at, content }) =>
      Object.entries(content).map(([type, media]) => ({ at: `${at} ${type}`, ...media })),
    ),
  ];
}

const compiled = new Map<string, ValidateFunction>();

/** Operations share most of their schemas, and compiling one takes longer than all its examples. */
function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
  const known = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, known);
  return known;
}

test('every example fits the schema beside it, of files, refusals and single parameters too', () => {
  const unfit = allRoutes.flatMap(({ name, route }) =>
    mediaOf(operationOf(route.path, route.method)).flatMap(({ at, schema, example }) => {
      if (example === undefined) return [`${name} ${at}: no example`];
      const fits = validatorOf(schema);
      return fits(example) ? [] : [`${name} ${at}: ${ajv.errorsText(fits.errors)}`];
    }),
  );
  expect(unfit).toEqual([]);
});

test('files that are sent or answered are described', () => {
  const files = allRoutes.filter(({ route }) => route.file ?? route.upload);
  expect(files.length).toBeGreaterThan(8);
  for (const { name, route } of files) {
    const { requestBody, responses } = operationOf(route.path, route.method);
    const said = route.upload ? requestBody?.description : responses['200']?.description;
    expect(said, name).not.toMatch(/^(A file|Done|undefined)$/);
  }
});

test('no field of a call is exemplified by a filler', () => {
  const fillers = allRoutes.flatMap(({ name, route }) => {
    const { parameters, requestBody } = operationOf(route.path, route.method);
    const sent = JSON.stringify([parameters.map(({ example }) => example), requestBody?.content]);
    return /"(Nội dung|x)"/.test(sent) ? [name] : [];
  });
  expect(fillers).toEqual([]);
});

test('every call with fields of its own is one of the contract', () => {
  const names = new Set(allRoutes.map(({ name }) => name));
  expect(Object.keys(exampleFields).filter((name) => !names.has(name))).toEqual([]);
});
