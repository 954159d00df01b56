import type { CallInput, RouteShape } from '@hopgon/contract/route';
import { authorised } from './authorised.ts';
import { unwrap } from './envelope.ts';

export interface ReceivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The real name in `content-disposition`, of all of Unicode. */
const nameIn = (header: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : 'hop-gon';
};

/** Calls a route whose reply is a file. Rejects with a `CallFailure` when it is a refusal instead. */
export async function callForFile<R extends RouteShape>(
  route: R,
  input: CallInput<R>,
): Promise<ReceivedFile> {
  const parts = typeof input === 'object' && input !== null ? input : {};
  const response = await authorised(route, parts);
  if (!response.ok) await unwrap(route, response);
  return { name: nameIn(response.headers.get('content-disposition')), content: await response.blob() };
}
