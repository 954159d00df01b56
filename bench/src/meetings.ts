import { join } from 'node:path';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { type Company, createGiven, type Given, type Person } from '../../e2e/support/given.ts';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { startOurs } from './pair.ts';
import { inMs } from './spread.ts';
import type { Running } from './start-process.ts';
import { table } from './table.ts';
import { verifyAll } from './verify-all.ts';

const many = 300;
/** Fewer measure the compiler: what runs often is compiled as it runs. */
const warmUp = 600;
/** Mails of a new meeting wait 20 s, that it may be undone. */
const mailsWaitMs = 21_000;

interface Making {
  readonly given: Given;
  readonly owner: Person;
  readonly company: Company;
  readonly server: Running;
}

const used = ({ server }: Making): number => server.processorTime() ?? Number.NaN;

/** Makes meetings one after the other, half a day apart from each other. */
async function makeAll(
  { given, owner, company }: Making,
  userIds: readonly string[],
  count: number,
  from: number,
) {
  for (let place = 0; place < count; place += 1) {
    const start = Date.now() + (from + place + 1) * 43_200_000;
    await given.call(owner, company, [createMeeting.method, createMeeting.path], {
      title: `Họp số ${from + place}`,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 1_800_000).toISOString(),
      participants: userIds.map((userId) => ({ userId })),
      undoable: true,
    });
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until the mails may leave, and then until the app rests. */
async function mailsLeft(making: Making): Promise<void> {
  await pause(mailsWaitMs);
  for (let before = -1; before !== used(making); ) {
    before = used(making);
    await pause(3_000);
  }
}

async function measureMaking(making: Making, userIds: readonly string[], from: number) {
  await makeAll(making, userIds, warmUp, from);
  await mailsLeft(making);
  const before = used(making);
  await makeAll(making, userIds, many, from + warmUp);
  const made = used(making);
  await mailsLeft(making);
  return { request: (made - before) / many, mails: (used(making) - made) / many };
}

/** The cost of creating a meeting, and of writing its mails afterwards. */
export async function describeMeetings(dataDir: string): Promise<string> {
  const postgres = await openTemporaryPostgres();
  const server = await startOurs(postgres, join(dataDir, 'meetings'));
  const given = createGiven(server.url);
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const userIds: string[] = [];
  for (let count = 0; count < 19; count += 1) {
    const person = await given.person(`Người Số ${count}`);
    await given.joined(person, company);
    userIds.push(person.id);
  }
  await verifyAll(postgres.ownerConfig());
  const making = { given, owner, company, server };
  // The larger first: the cheaper request shows most how far the compiler has come.
  const twenty = await measureMaking(making, userIds, 0);
  const three = await measureMaking(making, userIds.slice(0, 2), warmUp + many);
  await server.stop();
  await postgres.stop();
  const row = (people: number, { request, mails }: typeof three, wanted: string) => [
    String(people),
    inMs(request),
    wanted,
    inMs(mails),
  ];
  return [
    '## Making a meeting\n',
    `${many} meetings, one after the other. Processor time of the app for each.\n`,
    table(
      ['people', 'the request', 'wanted', 'its mails, afterwards'],
      [row(3, three, '≤ 3 ms'), row(20, twenty, '≤ 10 ms')],
    ),
    '',
  ].join('\n');
}
