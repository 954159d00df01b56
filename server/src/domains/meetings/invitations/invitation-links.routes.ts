import * as contract from '@hopgon/contract/calendar/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const importCalendarReply = loadOnDemand(
  async () => (await import('./import-calendar-reply.ts')).importCalendarReply,
);
const readInvitationByLink = loadOnDemand(
  async () => (await import('./read-invitation-by-link.ts')).readInvitationByLink,
);
const respondByLink = loadOnDemand(async () => (await import('./respond-by-link.ts')).respondByLink);

export function invitationLinkRoutes(bind: Bind, world: World): void {
  bind(contract.readInvitation, ({ origin, body }) => readInvitationByLink(world, origin, body.token));
  bind(contract.respondByLink, ({ origin, body }) => respondByLink(world, origin, body));
  bind(contract.importCalendarReply, ({ origin, body }) => importCalendarReply(world, origin, body));
}
