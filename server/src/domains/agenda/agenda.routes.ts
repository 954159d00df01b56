import * as contract from '@hopgon/contract/preparation/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const readAgenda = loadOnDemand(async () => (await import('./read-agenda.ts')).readAgenda);
const saveAgenda = loadOnDemand(async () => (await import('./save-agenda.ts')).saveAgenda);

export function agendaRoutes(bind: Bind, world: World): void {
  bind(contract.readAgenda, ({ scope, params }) => readAgenda(scope, params.meetingId));
  bind(contract.saveAgenda, ({ scope, params, body }) => saveAgenda(world, scope, params.meetingId, body));
}
