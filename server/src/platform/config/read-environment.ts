import { readFileSync } from 'node:fs';
import { StartFailure } from '../lifecycle/start-failure.ts';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that are set, secrets read from the files that `<NAME>_FILE` names; empty means not set. */
export function readEnvironment(env: Environment): Record<string, string> {
  const table: Readonly<Record<string, Variable>> = variables;
  const found = Object.entries(table).map(([name, { secret }]) => [
    name,
    secret ? secretValue(env, name) : plain(env, name),
  ]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

const plain = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function secretValue(env: Environment, name: string): string | undefined {
  const value = plain(env, name);
  const file = plain(env, `${name}_FILE`);
  if (file === undefined) return value;
  if (value !== undefined) throw new StartFailure(`Chỉ đặt một trong hai: ${name} hoặc ${name}_FILE.`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new StartFailure(`${name}_FILE: không đọc được tệp ${file}.`);
  }
}
