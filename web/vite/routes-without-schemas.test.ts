import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { routesWithoutSchemas } from './routes-without-schemas.ts';

const entry = fileURLToPath(import.meta.resolve('@hopgon/contract/auth/routes'));

test('a route keeps how it is called and loses its schemas, and zod with them', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [routesWithoutSchemas()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = [result].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  expect(code).toContain('path: "/api/auth/login"');
  expect(code).toContain('access: "public"');
  expect(code).not.toMatch(/zod|reply|summary/i);
});
