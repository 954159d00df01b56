import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import { featureUses } from './feature-uses.ts';
import { placeOf } from './place.ts';
import { readImports } from './read-imports.ts';
import { domainUses } from './rule.ts';
import { root, sourceFiles } from './source-files.ts';

test('every source of the project has a place and imports only what its place allows', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((path) => checkFile(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('no folder holds more than 45 code files: more are several ideas', () => {
  const sizes = Map.groupBy(
    sourceFiles().filter((path) => !/\.test\.tsx?$/.test(path)),
    (path) => dirname(path),
  );
  const crowded = [...sizes].filter(([, files]) => files.length > 45).map(([folder]) => folder);
  expect(crowded).toEqual([]);
});

test.each([
  ['domains', domainUses],
  ['features', featureUses],
])('%s use each other in one direction only', (_, uses) => {
  const reaches = (from: string, seen: readonly string[] = []): readonly string[] => {
    if (seen.includes(from)) throw new Error(`circle: ${[...seen, from].join(' → ')}`);
    return (uses[from] ?? []).flatMap((to) => [to, ...reaches(to, [...seen, from])]);
  };
  for (const name of Object.keys(uses)) expect(reaches(name)).not.toContain(name);
});

test('every row between features is used by an import', () => {
  const used = new Set(
    sourceFiles().flatMap((path) => {
      const from = placeOf(path);
      if (from?.zone !== 'web' || from.feature === undefined) return [];
      return readImports(path, readFileSync(join(root, path), 'utf8')).map(({ specifier }) => {
        const to = specifier?.startsWith('.') ? placeOf(join(dirname(path), specifier)) : undefined;
        return `${from.feature} → ${to?.zone === 'web' ? to.feature : ''}`;
      });
    }),
  );
  const rows = Object.entries(featureUses).flatMap(([from, uses]) => uses.map((to) => `${from} → ${to}`));
  expect(rows.filter((row) => !used.has(row))).toEqual([]);
});

const meetings = 'server/src/domains/meetings';

describe('allows', () => {
  test.each([
    ['contract/src/meetings/schemas.ts', "import { z } from 'zod';"],
    ['engine/src/time/resolve.ts', "import { fold } from '../text/fold.ts';"],
    ['engine/src/time/resolve.test.ts', "import { test } from 'vitest'; import fc from 'fast-check';"],
    ['server/src/platform/http/server.ts', "import fastify from 'fastify';"],
    [`${meetings}/create-meeting.ts`, "import { findMember } from '../companies/find-member.ts';"],
    [`${meetings}/create-meeting.ts`, "import { memberLeft } from '../companies/companies.events.ts';"],
    [`${meetings}/create-meeting.ts`, "import { resolve } from '@hopgon/engine/time/resolve';"],
    [`${meetings}/create-meeting.test.ts`, "import { startApp } from '../../testing/start-app.ts';"],
    [`${meetings}/meetings.policy.ts`, "import { roleOf } from './meetings.rules.ts';"],
    [`${meetings}/meeting-mail.rules.ts`, "import type { M } from '../../platform/mail/mail-part.rules.ts';"],
    ['server/src/app.ts', "import { meetingRoutes } from './domains/meetings/meetings.routes.ts';"],
    ['server/src/main.ts', "import { createApp } from './app.ts';"],
    ['web/src/features/chat/page.tsx', "import { chatQuery } from '../../data/chat.ts';"],
    ['web/src/features/meetings/page/meeting-head.tsx', "import '../../series/series-line.tsx';"],
    ['web/src/features/meetings/items/items-tab.tsx', "import('../../items/new-item-dialog.tsx');"],
    ['web/src/routes/chat.tsx', "import { ChatPage } from '../features/chat/page.tsx';"],
    ['web/src/ui/button.tsx', "import './button.css';"],
    ['web/src/ui/button.component.test.tsx', "import { renderInApp } from '../testing/render-in-app.tsx';"],
    ['web/src/testing/render-in-app.tsx', "import { createQueryClient } from '../app/query-client.ts';"],
  ])('%s: %s', (path, source) => {
    expect(checkFile(path, source)).toEqual([]);
  });
});

describe('refuses', () => {
  test.each([
    ['contract/src/meetings/schemas.ts', "import { uuidv7 } from 'uuidv7';", /zod alone/],
    [
      'contract/src/meetings/schemas.ts',
      "import { fold } from '@hopgon/engine/text/fold';",
      /contract does not know/,
    ],
    ['engine/src/time/resolve.ts', "import { z } from 'zod';", /engine does not know package/],
    ['engine/src/time/resolve.ts', "import { readFile } from 'fs';", /engine does not know package/],
    [
      'engine/src/time/resolve.ts',
      "import type { Meeting } from '@hopgon/contract/meetings/schemas';",
      /engine does not/,
    ],
    [
      'server/src/platform/http/server.ts',
      "import '../../domains/auth/login.ts';",
      /platform does not know domain/,
    ],
    [
      `${meetings}/create-meeting.ts`,
      "import '../companies/companies.store.ts';",
      /store of companies is private/,
    ],
    [
      `${meetings}/create-meeting.ts`,
      "export { x } from '../companies/companies.policy.ts';",
      /policy of companies/,
    ],
    [
      `${meetings}/create-meeting.ts`,
      "import type { Row } from '../companies/companies.store.ts';",
      /private/,
    ],
    [`${meetings}/create-meeting.ts`, "type Row = import('../companies/companies.store.ts').Row;", /private/],
    [`${meetings}/create-meeting.ts`, "await import('../companies/companies.rules.ts');", /private/],
    [`${meetings}/create-meeting.ts`, 'await import(name);', /plain text/],
    [`${meetings}/create-meeting.ts`, "import '../chat/send-message.ts';", /meetings does not use chat/],
    [`${meetings}/create-meeting.ts`, "import './meetings.routes.ts';", /only app.ts knows routes/],
    [`${meetings}/create-meeting.ts`, "import './meetings.listeners.ts';", /only app.ts knows listeners/],
    [`${meetings}/create-meeting.ts`, "import './create-meeting.test.ts';", /nobody imports a test/],
    [
      `${meetings}/create-meeting.ts`,
      "import '../../testing/start-app.ts';",
      /domain does not know server-testing/,
    ],
    [`${meetings}/create-meeting.ts`, "import '../../app.ts';", /domain does not know app/],
    [`${meetings}/create-meeting.ts`, "import '../../../../engine/src/text/fold.ts';", /named by its name/],
    [
      `${meetings}/create-meeting.ts`,
      "new Worker(new URL('../chat/x.ts', import.meta.url));",
      /does not use chat/,
    ],
    [`${meetings}/meetings.rules.ts`, "import './meetings.store.ts';", /rules is pure/],
    [`${meetings}/meetings.rules.ts`, "import { randomUUID } from 'node:crypto';", /rules is pure/],
    [`${meetings}/meetings.policy.ts`, "import '../companies/companies.events.ts';", /policy is pure/],
    [
      `${meetings}/meetings.policy.ts`,
      "import type { Db } from '../../platform/database/kysely.ts';",
      /policy is pure/,
    ],
    ['server/src/platform/mail/mail-part.rules.ts', "import './queue-mail.ts';", /rules of the platform/],
    [`${meetings}/meetings.helpers.ts`, '', /no zone/],
    ['server/src/domains/payroll/pay.ts', '', /not in the table/],
    ['server/src/helpers/x.ts', '', /no zone/],
    ['shared/x.ts', '', /no zone/],
    ['web/src/hooks/x.ts', '', /no zone/],
    ['web/src/ui/button.tsx', "import '../data/chat.ts';", /ui does not know data/],
    ['web/src/lib/api/call.ts', "import '../../ui/button.tsx';", /lib does not know ui/],
    ['web/src/features/chat/page.tsx', "import '../meetings/page.tsx';", /chat does not use meetings/],
    ['web/src/features/series/line.tsx', "import '../meetings/page.tsx';", /series does not use meetings/],
    ['web/src/features/meetings/a.ts', "import '../series/days.rules.ts';", /only components of series/],
    ['web/src/features/meetings/a.ts', "import type { D } from '../series/use-draft.ts';", /only components/],
    ['web/src/features/payroll/page.tsx', '', /the feature is not in the table/],
    ['web/src/features/chat/page.tsx', "import '../../../../server/src/app.ts';", /web does not know app/],
    ['web/src/app/app.tsx', "import '../testing/render-in-app.tsx';", /app does not know testing/],
    ['web/src/lib/api/call.ts', "import fs from 'node:fs';", /a browser has no node:/],
    ['evals/src/main.ts', "import '@hopgon/contract/failure';", /evals does not know contract/],
  ])('%s: %s', (path, source, why) => {
    expect(checkFile(path, source).join('\n')).toMatch(why);
  });
});
