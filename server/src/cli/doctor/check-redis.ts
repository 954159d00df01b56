import type { Config } from '../../platform/config/read-config.ts';
import { createRedis } from '../../platform/redis/redis.ts';
import { type Finding, good, problem, warning } from './finding.ts';

const factOf = (facts: string, name: string): string =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(facts)?.[1]?.trim() ?? '';

/** Signs in to Redis and reads how it is set; writes nothing. */
export async function checkRedis({ redisUrl: url }: Pick<Config, 'redisUrl'>): Promise<Finding[]> {
  if (url === undefined) return [];
  const redis = createRedis({ url, log: { warn: () => undefined } });
  try {
    await redis.start();
    if (!redis.isOpen())
      return [
        problem(
          'redis',
          'Redis của REDIS_URL không trả lời: giới hạn được đếm ở PostgreSQL, thay đổi ở tiến trình khác hiện chậm.',
        ),
      ];
    const facts = await redis.ask(async (commands) =>
      [await commands.info('server'), await commands.info('memory')].join('\n'),
    );
    const version = `Redis ${factOf(facts, 'redis_version')} trả lời.`;
    const isBounded = factOf(facts, 'maxmemory') !== '0';
    return isBounded && factOf(facts, 'maxmemory_policy') !== 'noeviction'
      ? [
          warning(
            'redis',
            `${version} Khi hết bộ nhớ nó bỏ cả số đếm của giới hạn: đặt maxmemory-policy noeviction.`,
          ),
        ]
      : [good('redis', version)];
  } catch (error) {
    return [problem('redis', error instanceof Error ? error.message : String(error))];
  } finally {
    redis.stop();
  }
}
