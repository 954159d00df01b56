import type { Scope } from '../../platform/database/scope.ts';
import { type AgendaItemRow, agendaStore } from './agenda.store.ts';

export type { AgendaItemRow } from './agenda.store.ts';

/** What a meeting is to speak of, in order; who may ask is for the caller to say. */
export const listAgendaItems = (scope: Pick<Scope, 'db'>, meetingId: string): Promise<AgendaItemRow[]> =>
  agendaStore.items(scope.db, meetingId);
