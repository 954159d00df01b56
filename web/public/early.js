// Runs before the first paint, long before the app's own script has come: asks for the code of the page, and asks the server what every
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
  const { entry, everywhere = [], pages = {} } = JSON.parse(parts);
  const { files = [], questions = [] } = pages[location.pathname.replace(/\/$/, '')] ?? {};
  window.earlyReplies = [];
  const ask = (path, company, before) => {
    const headers = { authorization: `Bearer ${token}`, ...(company ? { 'x-company': company } : {}) };
    const send = () => fetch(path, { headers, credentials: 'same-origin', cache: 'no-store' });
    const reply = before ? before.then(send) : send();
    reply.catch(() => undefined);
    window.earlyReplies.push({ path, headers, reply });
    return reply;
  };
  // Which company a new tab works in is only known with the person, by the same rule as `settle` in src/data/account/me.ts.
  const companyOf = (stored) => async (reply) => {
    const { data } = await reply.clone().json();
    const { currentCompany, companies = [] } = data ?? {};
    const company = companies.find(({ id }) => id === (stored ?? currentCompany));
    if (!company || company.closed || company.obstacle) throw new Error('no company to ask in');
    return company.id;
  };
  const askAll = (company) => {
    const me = ask('/api/v1/me', company);
    // What the page shows is asked for after the person, whose reply says from when on the server reports changes.
    const entered = me.then(companyOf(company));
    entered.catch(() => undefined);
    const askPage = (id) => {
      void ask('/api/v1/company', id, company ? undefined : entered);
      // A search in the address asks other questions. The app knows of these at once: it may need them before that reply is read here.
      if (location.search === '') for (const question of questions) void ask(question, id, entered);
    };
    if (company) askPage(company);
    else entered.then(askPage).catch(() => undefined);
  };
  if (!isAskedLater) askAll(stored(() => sessionStorage, 'companyId'));
  const preload = (href, onload) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload }),
    );
  // Fonts would share the bandwidth of the script, and are painted by it.
  preload(entry, () => {
    for (const font of document.querySelectorAll('link[as="font"]')) font.media = 'all';
  });
  for (const file of [...everywhere, ...files]) preload(file);
  // The first date in words makes the browser read its tables, for which there is time while the scripts are on their way.
  (window.requestIdleCallback ?? setTimeout)(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format();
  });
})();
