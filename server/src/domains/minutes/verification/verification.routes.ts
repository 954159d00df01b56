import * as contract from '@hopgon/contract/minutes/verification/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const findMeetingOfCode = loadOnDemand(
  async () => (await import('./find-meeting-of-code.ts')).findMeetingOfCode,
);
const verifyMinutes = loadOnDemand(async () => (await import('./verify-minutes.ts')).verifyMinutes);

export function minutesVerificationRoutes(bind: Bind, world: World): void {
  bind(contract.verifyMinutes, ({ body, origin }) =>
    verifyMinutes(world, { code: body.code, address: origin.address }),
  );
  bind(contract.findMeetingOfCode, ({ scope, body }) => findMeetingOfCode(scope, body.code));
}
