import { test as base, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { currentCompany } from '../lib/session/current-company.ts';
import { currentPerson } from '../lib/session/current-person.ts';
import { session } from '../lib/session/session.ts';
import { toasts } from '../ui/overlays/toast.ts';
import { type Api, answerCalls } from './answer-calls.ts';
import { me } from './sample-data.ts';

export function signIn(personId = me.id): void {
  const tokenExpiry = Date.now() + 3_600_000;
  session.start({ authToken: 'token', refreshToken: 'refresh', sessionId: 'session', tokenExpiry }, true);
  currentPerson.know(personId);
}

/** A test of a part of the app: the person is signed in, and the test answers every call. */
export const test = base.extend<{ readonly api: Api }>({
  api: [
    async ({}, use) => {
      const { api, stop } = answerCalls();
      signIn();
      await use(api);
      // What still stands would ask the answers of the next test.
      await cleanup();
      session.leave();
      sessionStorage.clear();
      currentCompany.choose(null);
      for (const { id } of toasts.get()) toasts.close(id);
      expect(stop(), 'calls the contract or the test does not know').toEqual([]);
    },
    { auto: true },
  ],
});
