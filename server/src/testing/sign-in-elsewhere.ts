/** A minimal browser: follows redirects and stores cookies of one host. */
function createVisitor() {
  const cookies = new Map<string, string>();
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response;
  };
}

const mostSteps = 10;

/**
 * Signs in at the issuer's pages: chooses the account with this subject, or cancels (null). Returns the query of the
 * redirect URI.
 */
export async function signInElsewhere(
  start: string,
  subject: string | null,
  redirectUri: string,
): Promise<string> {
  const visit = createVisitor();
  let url = start;
  for (let step = 0; step < mostSteps; step += 1) {
    const response = await visit(url);
    const asked = response.status === 200 && url.includes('/interaction/');
    const next = asked
      ? await visit(url, { method: 'POST', body: new URLSearchParams({ subject: subject ?? '' }) })
      : response;
    const location = next.headers.get('location');
    if (!location) throw new Error(`the issuer answered ${next.status}: ${await next.text()}`);
    url = new URL(location, url).href;
    if (url.startsWith(`${redirectUri}?`)) return new URL(url).search;
  }
  throw new Error('the issuer sends people in circles');
}
