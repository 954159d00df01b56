import * as contract from '@hopgon/contract/email/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const listFailedMails = loadOnDemand(async () => (await import('./list-failed-mails.ts')).listFailedMails);
const listWaitingMails = loadOnDemand(async () => (await import('./list-waiting-mails.ts')).listWaitingMails);
const readTestMail = loadOnDemand(async () => (await import('./read-test-mail.ts')).readTestMail);
const retryMail = loadOnDemand(async () => (await import('./retry-mail.ts')).retryMail);
const sendTestMail = loadOnDemand(async () => (await import('./send-test-mail.ts')).sendTestMail);

export function emailRoutes(bind: Bind, world: World): void {
  bind(contract.sendTestMail, ({ scope }) => sendTestMail(world, scope));
  bind(contract.readTestMail, ({ scope }) => readTestMail(scope));
  bind(contract.listWaitingMails, ({ scope }) => listWaitingMails(scope));
  bind(contract.listFailedMails, ({ scope }) => listFailedMails(world, scope));
  bind(contract.retryMail, ({ scope, params }) => retryMail(world, scope, params.mailId));
}
