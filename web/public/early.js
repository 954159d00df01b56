// Runs beside the app's own script, which takes a while to come: asks for the code of the page, and asks the server what every
// page of a member asks first. `early-replies.ts` takes the answers.
(() => {
  const { parts = '{}' } = document.currentScript?.dataset ?? {};
  const stored = (storage, key) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const ofBrowser = (key) => stored(() => localStorage, key);
  const token = ofBrowser('authToken');
  // The same question as `dropEndedSession` in src/lib/session.
  const isEnded = ofBrowser('sessionIsBrief') !== null && !/(^|; )browserSession=/.test(document.cookie);
  if (!token || isEnded) return;
  // A push message names another company, and a token that is over is renewed first.
  const isAskedLater = !(Number(ofBrowser('tokenExpiry')) > Date.now()) || location.hash.includes('cong-ty=');
  const company = stored(() => sessionStorage, 'companyId');
  const headers = { authorization: `Bearer ${token}`, ...(company ? { 'x-company': company } : {}) };
  // Which company a new tab works in is only known with the person.
  const asked = isAskedLater ? [] : ['/api/v1/me', ...(company ? ['/api/v1/company'] : [])];
  window.earlyReplies = asked.map((path) => {
    const reply = fetch(path, { headers, credentials: 'same-origin', cache: 'no-store' });
    reply.catch(() => undefined);
    return { path, headers, reply };
  });
  const { everywhere = [], pages = {} } = JSON.parse(parts);
  for (const href of [...everywhere, ...(pages[location.pathname.replace(/\/$/, '')] ?? [])]) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.fetchPriority = 'low';
    document.head.append(link);
  }
})();
