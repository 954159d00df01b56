import { namedSchemas } from '@hopgon/contract/all-schemas';
import { expect, test } from 'vitest';
import { describeApi } from './describe.ts';

// The rules that linters of OpenAPI documents recommend.
const document = describeApi('http://127.0.0.1:3000');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
);

test('each group of calls has a description, and each call a group', () => {
  expect(document.tags.filter(({ description }) => description.length < 10)).toEqual([]);
  const groups = document.tags.map(({ name }) => name);
  for (const { call, operation } of operations)
    expect(groups, call).toEqual(expect.arrayContaining([...operation.tags]));
});

test('each call has a name of its own and a summary on one line', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names).toEqual([...new Set(names)]);
  const long = operations.filter(
    ({ operation }) => !/^[A-Z][^.\n]{5,75}$/.test(operation.summary.replace('.ics', '')),
  );
  expect(long.map(({ call }) => call)).toEqual([]);
});

test('each call names its refusals', () => {
  for (const { call, operation } of operations)
    expect(
      Object.keys(operation.responses).some((status) => status.startsWith('4')),
      call,
    ).toBe(true);
});

const isParameter = (part: string): boolean => part.startsWith('{');

function areAmbiguous(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  return (
    parts.length === others.length &&
    parts.every(
      (part, place) => part === others[place] || isParameter(part) || isParameter(others[place] ?? ''),
    ) &&
    parts.some((part, place) => isParameter(part) && !isParameter(others[place] ?? '')) &&
    parts.some((part, place) => !isParameter(part) && isParameter(others[place] ?? ''))
  );
}

test('no address fits two paths, but for the one that the user’s document names', () => {
  const paths = Object.keys(document.paths).filter((path) => path !== '/api/v1/meetings/company/{companyId}');
  const ambiguous = paths.flatMap((one, place) =>
    paths.slice(place + 1).flatMap((other) => (areAmbiguous(one, other) ? [`${one} and ${other}`] : [])),
  );
  expect(ambiguous).toEqual([]);
});

test('a name means one schema, and readings have one', () => {
  const names = new Map<string, unknown>();
  for (const { name, schema } of namedSchemas) {
    expect(names.get(name) ?? schema, name).toBe(schema);
    names.set(name, schema);
  }
  expect(document.components.schemas).toHaveProperty('MeetingReading');
});

test('every named schema is used', () => {
  const text = JSON.stringify(document);
  const unused = Object.keys(document.components.schemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
});
