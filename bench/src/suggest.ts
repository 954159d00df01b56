import { join } from 'node:path';
import { suggestTimes } from '@hopgon/contract/scheduling/routes';
import { freePort } from '../../e2e/support/free-port.ts';
import { type Company, createGiven, type Given, type Person } from '../../e2e/support/given.ts';
import { mainScript, ready } from './product.ts';
import { inMs, spreadOf } from './spread.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

const day = 86_400_000;
const weeks = 4;
const people = 20;
const meetingsOfEach = 40;
const rounds = 100;

/** Everyone has two meetings on each day that is worked, at other hours than the next. */
async function fillCalendars(given: Given, company: Company, everyone: readonly Person[]): Promise<void> {
  for (const [place, person] of everyone.entries()) {
    for (let count = 0; count < meetingsOfEach; count += 1) {
      const start =
        Date.now() + (Math.floor(count / 2) + 1) * 1.4 * day + ((place * 7 + count * 5) % 9) * 3_600_000;
      await given.call(person, company, ['POST', '/api/v1/meetings'], {
        title: `Việc ${count}`,
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + 45 * 60_000).toISOString(),
        allowClashes: true,
      });
    }
  }
}

/** How long the whole answer takes for twenty people and four weeks, session check and database included. */
export async function describeSuggest(dataDir: string): Promise<string> {
  const port = await freePort();
  const server = await startProcess(mainScript, ready, {
    DATA_DIR: join(dataDir, 'suggest'),
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  const given = createGiven(`http://127.0.0.1:${port}`);
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const everyone = [owner];
  while (everyone.length < people) {
    const person = await given.person(`Người ${everyone.length}`);
    await given.joined(person, company);
    everyone.push(person);
  }
  await fillCalendars(given, company, everyone);
  const body = {
    people: everyone.map(({ id }, place) => ({ userId: id, required: place % 4 !== 3 })),
    minutes: 60,
    from: new Date().toISOString(),
    to: new Date(Date.now() + weeks * 7 * day).toISOString(),
  };
  const times: number[] = [];
  const usedBefore = server.processorTime() ?? Number.NaN;
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await given.call(owner, company, [suggestTimes.method, suggestTimes.path], body);
    times.push(performance.now() - from);
  }
  const usedAfter = server.processorTime() ?? Number.NaN;
  await server.stop();
  const { median, p99 } = spreadOf(times);
  return [
    '## Finding a time\n',
    `${people} people with ${people * meetingsOfEach} meetings, ${weeks} weeks, ${rounds} searches one after the other.\n`,
    table(
      ['what', 'median', 'p99', 'wanted', 'processor time of the server'],
      [['answer to a search', inMs(median), inMs(p99), '≤ 50 ms', inMs((usedAfter - usedBefore) / rounds)]],
    ),
    '',
  ].join('\n');
}
