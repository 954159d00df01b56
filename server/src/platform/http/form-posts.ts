import { Failure } from '@hopgon/contract/failure';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Forms are taken and not read. */
    readonly takesForms?: boolean;
  }
}

/** Any page may post a form without a CORS preflight, so only routes that need no session take one. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    ({ routeOptions }, _body, done) =>
      done(routeOptions.config.takesForms ? null : new Failure('media_type_unsupported'), undefined),
  );
}
