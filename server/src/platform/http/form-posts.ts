import { Failure } from '@hopgon/contract/failure';
import type { RouteShape } from '@hopgon/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

/** Takes posted forms without reading them; `refuseForms` keeps them to the routes that mail programs post to. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 1_000 }, (_request, _body, done) =>
    done(null, undefined),
  );
}

/** Any page may post a form without a CORS preflight, so only uploads and routes without a session take one. */
export function refuseForms({ upload, form }: RouteShape, request: FastifyRequest): void {
  const isForm = request.headers['content-type']?.toLowerCase().startsWith(formType) === true;
  const isTaken = form || (upload && !isForm);
  if ((isForm || request.isMultipart()) && !isTaken) throw new Failure('media_type_unsupported');
}
