import * as contract from '@hopgon/contract/calendar/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { importCalendarReply } from './import-calendar-reply.ts';
import { readInvitationByLink } from './read-invitation-by-link.ts';
import { respondByLink } from './respond-by-link.ts';

export function invitationLinkRoutes(bind: Bind, world: World): void {
  bind(contract.readInvitation, ({ origin, body }) => readInvitationByLink(world, origin, body.token));
  bind(contract.respondByLink, ({ origin, body }) => respondByLink(world, origin, body));
  bind(contract.importCalendarReply, ({ origin, body }) => importCalendarReply(world, origin, body));
}
