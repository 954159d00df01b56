import * as contract from '@hopgon/contract/users/routes';
import type { Bind } from '../../platform/http/call.ts';
import { readMe } from './read-me.ts';

export function userRoutes(bind: Bind): void {
  bind(contract.readMe, ({ scope, company }) => readMe(scope, company));
}
