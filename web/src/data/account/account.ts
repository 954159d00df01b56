import { deleteAccount } from '@hopgon/contract/account/routes';
import { exportAccount } from '@hopgon/contract/exports/routes';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { session } from '../../lib/session/session.ts';

/** Saves everything the person wrote and everything about them as a zip. */
export async function saveOwnData(): Promise<void> {
  saveFile(await callForFile(exportAccount, {}));
}

/** Ends the account for good, and with it the session of this browser. */
export async function endAccount(word: string, password: string): Promise<void> {
  await call(deleteAccount, { body: { word, ...(password !== '' && { password }) } });
  session.leave();
}
