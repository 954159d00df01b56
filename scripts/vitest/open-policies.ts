import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

const POLICY = /\.policy\.ts$/;
const REAL = '?real-policy';
const permitAll = fileURLToPath(new URL('./permit-all.ts', import.meta.url));

/**
 * Replaces every `*.policy.ts` by one that refuses nothing, for the run that proves what the database alone still
 * holds back. It exists only among the tests: the product has no such switch.
 */
export function openPolicies(): Plugin {
  return {
    name: 'open-policies',
    enforce: 'pre',
    load(id) {
      if (!POLICY.test(id)) return null;
      return openModule(id, exportedNames(id, readFileSync(id, 'utf8')));
    },
  };
}

/** The values (not the types) that a module exports, by name. */
export function exportedNames(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source);
  const [first] = errors;
  if (first) throw new SyntaxError(`${file}: ${first.message}`);
  const values = module.staticExports.flatMap(({ entries }) => entries.filter((entry) => !entry.isType));
  return values.map(({ exportName }) => {
    if (exportName.kind === 'Name' && exportName.name !== null) return exportName.name;
    throw new SyntaxError(`${file}: a policy exports its functions by name`);
  });
}

function openModule(file: string, names: readonly string[]): string {
  const lines = names.map((name) => `export const ${name} = permitAll(real.${name});`);
  return [
    `import * as real from ${JSON.stringify(file + REAL)};`,
    `import { permitAll } from ${JSON.stringify(permitAll)};`,
    ...lines,
  ].join('\n');
}
