import type { CDPSession, Page } from '@playwright/test';
import { freePort } from './free-port.ts';
import { startServer } from './start-server.ts';
import { test as base } from './test.ts';

/** The product under a name instead of an address: browsers give passkeys to names alone. */
export const test = base.extend({
  server: [
    async ({ mailServer }, use) => {
      const PORT = String(await freePort());
      const url = `http://localhost:${PORT}`;
      const server = await startServer({ SMTP_URL: mailServer.url, PORT, PUBLIC_URL: url });
      await use({ ...server, url });
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Gives the page's browser a device that makes passkeys and always recognises its person. */
export async function givenAuthenticator(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devTools;
}
