import { Failure } from '@hopgon/contract/failure';
import type { World } from '../../../platform/world.ts';
import { isCommonPassword } from './is-common-password.ts';
import { judgePassword, normalPassword } from './password.rules.ts';

/** Throws the refusal that names what the chosen password lacks. */
export function requireStrongPassword({ config }: Pick<World, 'config'>, password: string): void {
  const objection = judgePassword(normalPassword(password), config.passwordPolicy, isCommonPassword);
  if (objection) throw new Failure(objection.code, objection.values);
}
