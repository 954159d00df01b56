import type { Page } from '@playwright/test';
import type { SeededSession } from './seed.ts';

/** Stores a session in the browser before the page loads. */
export const signIn = (page: Page, { token, refreshToken, sessionId }: SeededSession): Promise<unknown> =>
  page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    {
      authToken: token,
      refreshToken,
      sessionId,
      tokenExpiry: String(Date.now() + 10 * 60_000),
      rememberMe: 'true',
    },
  );
