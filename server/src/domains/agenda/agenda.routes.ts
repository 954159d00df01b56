import * as contract from '@hopgon/contract/preparation/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { readAgenda } from './read-agenda.ts';
import { saveAgenda } from './save-agenda.ts';

export function agendaRoutes(bind: Bind, world: World): void {
  bind(contract.readAgenda, ({ scope, params }) => readAgenda(scope, params.meetingId));
  bind(contract.saveAgenda, ({ scope, params, body }) => saveAgenda(world, scope, params.meetingId, body));
}
