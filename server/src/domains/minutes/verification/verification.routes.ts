import * as contract from '@hopgon/contract/minutes/verification/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { findMeetingOfCode } from './find-meeting-of-code.ts';
import { verifyMinutes } from './verify-minutes.ts';

export function minutesVerificationRoutes(bind: Bind, world: World): void {
  bind(contract.verifyMinutes, ({ body, origin }) =>
    verifyMinutes(world, { code: body.code, address: origin.address }),
  );
  bind(contract.findMeetingOfCode, ({ scope, body }) => findMeetingOfCode(scope, body.code));
}
