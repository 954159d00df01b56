import { writeFileSync } from 'node:fs';
import { startAppOn } from '../../../server/src/testing/start-app-on.ts';
import { openTestPostgres } from '../../../server/src/testing/test-postgres.ts';
import { givenWorld } from './given-world.ts';
import { createJudge } from './judge.ts';
import { type Played, playConversation } from './play.ts';
import { renderPlayed } from './render-played.ts';
import { readConversations, readWorldFile } from './world.ts';

/**
 * Plays conversations of `evals/data/conversations` through the chat of the product and reports the result of each message: node scripts/run.mjs bench/src/conversations/main.ts [folder] [report file, or `totals`] [only ids with this text]
 */
const [part = 'open', report = '', only = ''] = process.argv.slice(2);
const { postgres, stop } = await openTestPostgres();
const app = await startAppOn(postgres);
try {
  const world = readWorldFile();
  const given = await givenWorld(app, world);
  const judge = createJudge(world, given);
  const conversations = readConversations(part).filter(({ id }) => id.includes(only));
  const played: Played[] = [];
  for (const conversation of conversations) {
    const person = given.people.get(conversation.as);
    if (person) played.push(...(await playConversation(person, conversation)));
  }
  const text = renderPlayed(played.map((one) => ({ ...one, verdict: judge(one) })));
  if (report === 'totals') process.stdout.write(`${text.trimEnd().split('\n').at(-1)}\n`);
  else if (report === '') process.stdout.write(`${text}\n`);
  else writeFileSync(report, text);
} finally {
  await app.close();
  await stop();
}
