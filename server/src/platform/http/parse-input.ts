import type { RouteShape } from '@hopgon/contract/route';
import { z } from 'zod';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
}

interface Received {
  readonly params: unknown;
  readonly query: unknown;
}

const nothing = z.strictObject({});

/** Makes the function that reads path and query; a query parameter the route does not name is refused. */
export function createInputParser(route: RouteShape): (received: Received) => Input {
  const query = route.query?.strict() ?? nothing;
  return (received) => {
    const read = query.parse(received.query ?? {});
    return {
      params: route.params?.parse(received.params ?? {}),
      query: route.query ? read : undefined,
    };
  };
}
