import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { exportedNames, openPolicies } from './open-policies.ts';

const POLICY = `
export type Role = 'owner' | 'member';
export const companyPolicy = {
  rename: (role: Role) => (role === 'owner' ? null : 'not_allowed'),
  members: { remove: () => 'not_allowed' },
  limit: 3,
};
export function mayOpenChat(): string | null {
  return 'not_allowed';
}
`;

async function importBoth(): Promise<[Record<string, unknown>, Record<string, unknown>]> {
  const root = mkdtempSync(join(tmpdir(), 'hop-gon-policies-'));
  writeFileSync(join(root, 'company.policy.ts'), POLICY);
  writeFileSync(join(root, 'company.rules.ts'), POLICY);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [openPolicies()],
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the server cannot run modules');
  const load = (file: string) => ssr.runner.import<Record<string, unknown>>(join(root, file));
  return [await load('company.policy.ts'), await load('company.rules.ts')];
}

const ask = (holder: unknown, ...path: string[]): unknown => {
  const asked = path.reduce((inner: unknown, name) => Reflect.get(Object(inner), name), holder);
  return typeof asked === 'function' ? asked('member') : asked;
};

test('policies refuse nothing any more, other modules stay as they are', async () => {
  const [policy, rules] = await importBoth();
  for (const path of [['companyPolicy', 'rename'], ['companyPolicy', 'members', 'remove'], ['mayOpenChat']]) {
    expect(ask(rules, ...path)).toBe('not_allowed');
    expect(ask(policy, ...path)).toBeNull();
  }
  expect(ask(policy, 'companyPolicy', 'limit')).toBe(3);
});

test('types are no exports of the running module, and a default export is refused', () => {
  expect(exportedNames('a.policy.ts', POLICY)).toEqual(['companyPolicy', 'mayOpenChat']);
  expect(() => exportedNames('a.policy.ts', 'export default () => null;')).toThrow(/by name/);
});
