// Runs before the first paint, so that nobody sees the wrong theme or page flash by. The rest is in src/lib/theme.
(() => {
  let saved = null;
  let signedIn = false;
  try {
    saved = localStorage.getItem('theme');
    signedIn = localStorage.getItem('authToken') !== null;
  } catch {
    // Storage may be blocked; the system's preference is then all there is.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  // Strangers are led from members' pages to sign in, members from theirs home: what was prerendered is not for them.
  const { for: audience } = document.documentElement.dataset;
  document.documentElement.classList.toggle('elsewhere', (audience === 'members') !== signedIn);
  // The same question as `passkeyTrouble` in src/lib/passkeys.ts.
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  const hasPasskeys = isSecureContext && 'PublicKeyCredential' in window && !isAddress;
  document.documentElement.classList.toggle('no-passkeys', !hasPasskeys);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0a1213' : '#fbfaf7');
})();
