// Runs before the first paint, so that nobody sees the wrong theme flash by. The rest is in src/lib/theme.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    // Storage may be blocked; the system's preference is then all there is.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0a1213' : '#fbfaf7');
})();
