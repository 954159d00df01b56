import { setTimeout as delay } from 'node:timers/promises';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import pg, { type ClientConfig } from 'pg';
import { type ProductProcess, startProduct } from '../../../server/src/testing/product-process.ts';
import { startReplicatedPostgres } from '../../../server/src/testing/start-replica.ts';
import { urlOf } from '../../../server/src/testing/url-of.ts';
import { seed } from '../seed.ts';
import { newFolder, removeFolder, say } from './proof.ts';

/** How far the replica is behind: people whom it answers too early miss what they did. */
const lagMs = 2_000;
const changeCount = 10;

/** At the replica: transactions that were rolled back, and connections beside those that only look. */
async function readActivity(config: ClientConfig) {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<{ connections: number; failed: number }>(
    `select (select count(*)::int from pg_stat_activity where usename = current_user) as connections,
       (select xact_rollback::int from pg_stat_database where datname = current_database()) as failed`,
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  // Two processes look how far it is, and this connection asks.
  return { connections: row.connections - 3, failed: row.failed };
}

/**
 * Two processes read from a replica that is two seconds behind. Nobody misses what they have just done, at either process; once
 * nothing changes the replica answers; when it is gone the primary does.
 */
export async function proveReplica(): Promise<boolean> {
  const folder = newFolder();
  const { primary, replica, stop } = await startReplicatedPostgres(lagMs);
  const products: ProductProcess[] = [];
  try {
    const environment = { DATABASE_REPLICA_URL: urlOf(replica.appConfig) };
    for (let count = 0; count < 2; count += 1)
      products.push(await startProduct(primary, folder, environment));
    const [first = '', second = ''] = products.map(({ url }) => url);
    const { token } = await seed(first, 3);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const search = async (url: string, words: string): Promise<number> => {
      const response = await fetch(`${url}${searchCompany.path}?query=${words}`, { headers });
      if (!response.ok) throw new Error(`search: ${response.status} ${await response.text()}`);
      return JSON.stringify(await response.json()).split(words).length - 1;
    };
    let missed = 0;
    for (let round = 0; round < changeCount; round += 1) {
      const title = `zmot${round}z`;
      const startsAt = new Date(Date.now() + (50 + round) * 86_400_000).toISOString();
      const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString();
      const body = JSON.stringify({ title, startsAt, endsAt, allowClashes: true });
      const created = await fetch(first + createMeeting.path, { method: 'POST', headers, body });
      if (!created.ok) throw new Error(`create: ${created.status}`);
      if ((await search(first, title)) === 0) missed += 1;
      // The notification of the change is on its way to the other process.
      await delay(50);
      if ((await search(second, title)) === 0) missed += 1;
      // By now the replica has it.
      if (round === changeCount / 2) await delay(lagMs * 2);
    }
    say(`${changeCount} changes, each searched for at both processes at once: ${missed} missed`);
    await delay(lagMs * 2 + 2_000);
    const before = await readActivity(replica.appConfig);
    for (let round = 0; round < 5; round += 1) await search(first, 'zmot1z');
    // The server writes its statistics about once a second.
    await delay(2_000);
    const { connections, failed } = await readActivity(replica.appConfig);
    say(
      `${connections} connections that answered at the replica, ${failed - before.failed} of five searches failed there`,
    );
    await replica.stop();
    const found = await search(first, 'zmot1z');
    say(`without the replica a search finds ${found > 0 ? 'the meeting' : 'NOTHING'}`);
    return missed === 0 && connections > 0 && failed === before.failed && found > 0;
  } finally {
    for (const product of products) await product.kill();
    await stop();
    removeFolder(folder);
  }
}
