import { unset } from '@hopgon/contract/options';
import type { Scope } from '../../../platform/database/scope.ts';
import { membersStore } from './members.store.ts';

/** What a member is called to be in the company, such as 'Giám đốc'; '' where nobody said. */
export async function readPosition(scope: Scope, userId: string): Promise<string> {
  const position = await membersStore.findPosition(scope.db, userId);
  return position === undefined || position === unset ? '' : position;
}
