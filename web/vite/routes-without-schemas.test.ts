import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { routesWithoutSchemas } from './routes-without-schemas.ts';

async function bundle(module: string): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve(module));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [routesWithoutSchemas()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = [result].flat();
  return output && 'output' in output ? output.output[0].code : '';
}

test('no route of the contract brings zod along', async () => {
  expect(await bundle('@hopgon/contract/all-routes')).not.toMatch(/zod/i);
});

test('a route keeps how it is called and loses its schemas, and zod with them', async () => {
  const code = await bundle('@hopgon/contract/auth/routes');
  expect(code).toContain('path: "/api/auth/login"');
  expect(code).toContain('access: "public"');
  expect(code).not.toMatch(/zod|reply|summary|description/i);
});
