export interface Caller {
  readonly token?: string;
  readonly companyId?: string;
  /** The address the call seems to come from; this machine's own when absent. */
  readonly address?: string;
}

/** Calls the server as a browser would, without one; throws what it refused. Resolves to the whole reply. */
export async function callApi<T>(
  url: string,
  [method, path]: readonly [method: string, path: string],
  body: unknown,
  { token, companyId, address }: Caller = {},
): Promise<T> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(companyId ? { 'x-company': companyId } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}
