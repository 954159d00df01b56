import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Queries of all companies of a person, by their files: elsewhere a person in two of them would be found twice. */
const ofPerson: Readonly<Record<string, number>> = {
  'server/src/cli/accounts/accounts.ts': 1,
  'server/src/domains/account/me.store.ts': 1,
  'server/src/domains/auth/sign-in/company-access.store.ts': 1,
  'server/src/domains/companies/members/members.store.ts': 2,
  'server/src/domains/companies/members/own-memberships.store.ts': 1,
  'server/src/domains/notifications/subjects.store.ts': 1,
};

/** Queries of memberships, each from there to its end. */
function membershipQueries(source: string): string[] {
  const starts = source.matchAll(/selectFrom\('memberships|\b(?:from|join) memberships\b/g);
  return [...starts].map(({ 0: start, index }) => {
    const rest = source.slice(index);
    const end = rest.indexOf(start.startsWith('selectFrom') ? '.execute' : '`');
    return end < 0 ? rest : rest.slice(0, end);
  });
}

const namesCompany = /'(?:\w+\.)?company_id', '='|'c\.id', '='|company_id = |using \(company_id/;

// Row-level security shows people their memberships in every company.
test('queries of memberships name the company, where it is one', () => {
  const unbound = sourceFiles('server/src')
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .flatMap((path) => {
      const queries = membershipQueries(readFileSync(join(root, path), 'utf8'));
      const count = queries.filter((query) => !namesCompany.test(query)).length;
      return count === 0 ? [] : [[path, count] as const];
    });
  expect(Object.fromEntries(unbound)).toEqual(ofPerson);
});
