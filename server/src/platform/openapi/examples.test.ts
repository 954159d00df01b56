import { allRoutes } from '@hopgon/contract/all-routes';
import { expect, test } from 'vitest';
import { describeApi } from './describe.ts';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: unknown }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly example: unknown }>> }>
  >;
}

const document = Object(describeApi('http://127.0.0.1:3000'));

const operationOf = (path: string, method: string): Operation =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];

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
