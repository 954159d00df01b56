import { describe, expect, test } from 'vitest';
import { commands } from './catalogue.ts';
import { parseCommand } from './parse-command.ts';

const parts = (required: boolean) =>
  commands.map(({ name, parameters }) => [
    name,
    parameters.filter((one) => one.required === required).map((one) => one.name),
  ]);

// Proves S9.025, S9.026, S9.027, S9.028, S9.029
test('the commands and their required parameters', () => {
  expect(parts(true)).toEqual([
    ['lenlich', ['people', 'goal', 'time']],
    ['tomtat', ['source']],
    ['actionitem', ['title', 'assignee', 'deadline']],
    ['phantichhop', ['meeting_id']],
    ['help', []],
  ]);
});

// Proves S9.025, S9.026, S9.027, S9.028, S9.029
test('their optional parameters', () => {
  expect(parts(false)).toEqual([
    ['lenlich', ['location']],
    ['tomtat', ['detail']],
    ['actionitem', ['priority']],
    ['phantichhop', []],
    ['help', ['command']],
  ]);
});

describe.each(commands)('/$name', ({ name, description, usage, example, parameters }) => {
  // Proves S3.034
  test('has a description, a usage that names each parameter, and an example that is this command', () => {
    expect(description).not.toBe('');
    const named = parameters.map((one) => (one.required ? one.name : `[${one.name}]`));
    expect(usage).toBe([`/${name}`, ...named].join(' '));
    expect(parseCommand(example)).toMatchObject({ kind: 'command', command: { name } });
  });

  // Proves S3.035
  test('states the name, meaning, kind and placeholder of each parameter', () => {
    for (const parameter of parameters) {
      expect(Object.keys(parameter).toSorted()).toEqual([
        'description',
        'name',
        'placeholder',
        'required',
        'type',
      ]);
      expect(['string', 'date']).toContain(parameter.type);
      expect(parameter.description).not.toBe('');
      expect(parameter.placeholder).not.toBe('');
    }
  });
});

// Proves S3.035
test('a parameter for a date has the type date', () => {
  const dates = commands.flatMap(({ name, parameters }) =>
    parameters.filter(({ type }) => type === 'date').map((one) => `${name} ${one.name}`),
  );
  expect(dates).toEqual(['lenlich time', 'actionitem deadline']);
});
