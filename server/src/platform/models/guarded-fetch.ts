/** Bytes of one reply; a longer one is cut off. */
const mostBytes = 8 * 1024 * 1024;

const folderOf = (url: URL): string => (url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`);

/**
 * A fetch for one address that the operator allows: exactly its origin and what lies below its path, and no redirect
 * to another; `onBody` gets the bytes of an event stream. Private addresses are not refused, because a model often runs in the operator's own network.
 */
export function createGuardedFetch(
  baseUrl: string,
  onBody: (body: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array> = (body) => body,
): typeof fetch {
  const base = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== base.origin || !url.pathname.startsWith(folderOf(base)))
      throw new Error(`${url.origin} is not the address of the model`);
    const response = await fetch(url, { ...init, redirect: 'error' });
    if (!response.body) return response;
    const isStream = response.ok && response.headers.get('content-type')?.includes('event-stream') === true;
    const limited = limitBytes(response.body, mostBytes);
    return new Response(isStream ? onBody(limited) : limited, response);
  };
}

/** The same bytes, as long as they are few. A transform would hold and schedule each chunk twice. */
function limitBytes(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = most;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        left -= value.byteLength;
        if (left >= 0) return controller.enqueue(value);
        await reader.cancel();
        controller.error(new Error('the reply of the model is too long'));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
