import { storage } from '../storage.ts';

export type Theme = 'dark' | 'light';

const storageKey = 'theme';
const ground: Record<Theme, string> = { dark: '#0a1213', light: '#fbfaf7' };
const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function savedTheme(): Theme | null {
  const saved = storage.read(storageKey);
  return saved === 'dark' || saved === 'light' ? saved : null;
}

/** The saved preference, else the system's. */
const preferredTheme = (): Theme => savedTheme() ?? (systemPrefersDark().matches ? 'dark' : 'light');

/** What the page shows now. */
export const shownTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

function show(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground[theme]);
  for (const listener of listeners) listener();
}

export function toggleTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  storage.write(storageKey, next);
  show(next);
}

/** Follows the system while nothing is saved, and what other tabs choose. */
export function followTheme(): void {
  systemPrefersDark().addEventListener('change', () => show(preferredTheme()));
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) show(preferredTheme());
  });
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
