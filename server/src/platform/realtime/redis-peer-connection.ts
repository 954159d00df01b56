import type { Redis } from '../redis/redis.ts';
import type { OpenPeerConnection } from './peer-connection.ts';

/**
 * The channel carries the number of the database: installations that share a Redis have a database each, and its
 * channels belong to none.
 */
const channelOf = (url: string): string => `hopgon:${new URL(url).pathname.slice(1) || '0'}:peers`;

/** Notifications by PUBLISH and SUBSCRIBE; the connection is that of the limits. */
export const peersByRedis =
  (redis: Redis, url: string): OpenPeerConnection =>
  ({ log, onPayload, onOpen }) => {
    const channel = channelOf(url);
    redis.subscribe(channel, { onMessage: onPayload, onOpen });
    return {
      isOpen: redis.isOpen,
      open: redis.start,
      async notify(payloads) {
        try {
          await redis.ask((commands) =>
            Promise.all(payloads.map((payload) => commands.publish(channel, payload))),
          );
          return true;
        } catch (error) {
          log.warn({ err: error }, 'other processes were not notified of changes yet');
          return false;
        }
      },
      close: async () => redis.stop(),
    };
  };
