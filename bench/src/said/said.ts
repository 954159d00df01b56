import { join } from 'node:path';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { Client, type ClientConfig } from 'pg';
import { createGiven, type Given, type Person } from '../../../e2e/support/given.ts';
import { openTemporaryPostgres } from '../../../server/src/platform/postgres/open-temporary-postgres.ts';
import { startOurs } from '../pair.ts';
import { inMs, spreadOf } from '../spread.ts';
import { table } from '../table.ts';
import { type Crowd, fillTalks, givenCrowd, turnsOfMeeting } from './fill.ts';
import { codeOf, withoutMarks, wordOf } from './talk.ts';

const meetings = [1600, 300, 100];
const rounds = 2;
const variants = [0, 1, 2, 3, 4];
const questions = 10;

const words = (...ranks: readonly number[]): string => ranks.map(wordOf).join(' ');

/** The searched words, five of each kind: ranks are those of the words, 0 the commonest. */
const kinds: readonly (readonly [name: string, query: (variant: number) => string])[] = [
  ['a word of every sixth turn', (n) => words(n)],
  ['its first three letters', (n) => words(n).slice(0, 3)],
  ['a word of few turns', (n) => words(2_000 + 700 * n)],
  ['two common words', (n) => words(n, n + 5)],
  ['a common word and a rarer one', (n) => words(n, 900 + 90 * n)],
  ['three words', (n) => words(20 + n, 100 + n, 300 + n)],
  ['two words without marks', (n) => withoutMarks(words(60 + n, 200 + n))],
  ['a code said twice', (n) => codeOf(17 + 1_300 * n)],
  ['what nobody said', (n) => `zz${n}zz`],
];

interface Viewer {
  readonly name: string;
  readonly crowd: Crowd;
  readonly person: Person;
}

const viewersOf = ([large, small]: readonly Crowd[]): Viewer[] =>
  large && small
    ? [
        { name: 'who may see all meetings', crowd: large, person: large.owner },
        { name: 'who is invited to every fifth', crowd: large, person: large.member },
        { name: 'who may see every twentieth', crowd: large, person: large.newcomer },
        { name: 'the owner of another company', crowd: small, person: small.owner },
      ]
    : [];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

interface Took {
  readonly kind: string;
  readonly viewer: string;
  readonly time: number;
}

async function searchAll(given: Given, viewers: readonly Viewer[]): Promise<Took[]> {
  const took: Took[] = [];
  for (const { name, crowd, person } of viewers) {
    for (const [kind, queryOf] of kinds) {
      for (const variant of variants) {
        const asked = new URLSearchParams({ query: queryOf(variant), kinds: 'said' });
        const path = `${searchCompany.path}?${asked}`;
        const time = await timed(() => given.call(person, crowd.company, [searchCompany.method, path]));
        took.push({ kind, viewer: name, time });
      }
    }
  }
  return took;
}

/** Asks in chat for turns by four words each. */
async function askAll(given: Given, { person, crowd: { company } }: Viewer): Promise<number[]> {
  const { id } = await given.call<{ id: string }>(person, company, ['POST', createChatSession.path], {});
  const took: number[] = [];
  for (let count = 0; count < questions; count += 1) {
    const message = `ai nói gì về ${words(3 + count, 40 + count, 500 + count, 2_000 + count)}?`;
    took.push(
      await timed(() =>
        given.call(person, company, [sendChatMessage.method, sendChatMessage.path], {
          message,
          session_id: id,
        }),
      ),
    );
  }
  return took;
}

async function vacuum(owner: ClientConfig): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

const row = (name: string, times: readonly number[], wanted = ''): string[] => {
  const { median, p95 } = spreadOf(times);
  return [name, inMs(median), inMs(p95), wanted];
};

/** The latency of searching a million turns, where companies and people see different ones. */
export async function describeSaid(dataDir: string): Promise<string> {
  const postgres = await openTemporaryPostgres();
  const ours = await startOurs(postgres, join(dataDir, 'said'));
  const given = createGiven(ours.url);
  const crowds: Crowd[] = [];
  for (const [place, count] of meetings.entries()) {
    const crowd = await givenCrowd(given, `Công ty ${place}`);
    await fillTalks(postgres.ownerConfig(), crowd, count);
    crowds.push(crowd);
  }
  await vacuum(postgres.ownerConfig());
  const viewers = viewersOf(crowds);
  await searchAll(given, viewers);
  const took: Took[] = [];
  for (let round = 0; round < rounds; round += 1) took.push(...(await searchAll(given, viewers)));
  const asked = viewers[0] ? await askAll(given, viewers[0]) : [];
  await ours.stop();
  await postgres.stop();
  const turns = meetings.reduce((sum, count) => sum + count, 0) * turnsOfMeeting;
  const timesOf = (is: (one: Took) => boolean) => took.filter(is).map(({ time }) => time);
  return [
    '## Search in what was said\n',
    `${turns.toLocaleString('en')} turns in ${meetings.length} companies, the largest with ${(meetings[0] ?? 0) * turnsOfMeeting}; ${took.length} searches one after the other.\n`,
    table(
      ['what', 'median', 'p95', 'wanted'],
      [
        row(
          'all searches',
          timesOf(() => true),
          '≤ 50 ms',
        ),
        ...kinds.map(([kind]) =>
          row(
            kind,
            timesOf((one) => one.kind === kind),
          ),
        ),
        ...viewers.map(({ name }) =>
          row(
            name,
            timesOf((one) => one.viewer === name),
          ),
        ),
        row(`${questions} questions in chat, of five words`, asked),
      ],
    ),
    '',
  ].join('\n');
}
