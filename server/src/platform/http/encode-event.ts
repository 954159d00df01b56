/** An event of `text/event-stream`, as bytes that any number of streams send. */
export const encodeEvent = (event: string, data: unknown, id?: string): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
