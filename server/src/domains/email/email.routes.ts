import * as contract from '@hopgon/contract/email/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { listFailedMails } from './list-failed-mails.ts';
import { listWaitingMails } from './list-waiting-mails.ts';
import { readTestMail } from './read-test-mail.ts';
import { retryMail } from './retry-mail.ts';
import { sendTestMail } from './send-test-mail.ts';

export function emailRoutes(bind: Bind, world: World): void {
  bind(contract.sendTestMail, ({ scope }) => sendTestMail(world, scope));
  bind(contract.readTestMail, ({ scope }) => readTestMail(scope));
  bind(contract.listWaitingMails, ({ scope }) => listWaitingMails(scope));
  bind(contract.listFailedMails, ({ scope }) => listFailedMails(scope));
  bind(contract.retryMail, ({ scope, params }) => retryMail(world, scope, params.mailId));
}
