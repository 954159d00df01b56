import * as contract from '@hopgon/contract/email/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { sendTestMail } from './send-test-mail.ts';

export function emailRoutes(bind: Bind, world: World): void {
  bind(contract.sendTestMail, ({ scope }) => sendTestMail(world, scope));
}
