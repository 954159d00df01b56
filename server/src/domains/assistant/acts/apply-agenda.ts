import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { saveAgenda as route } from '@hopgon/contract/preparation/routes';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readAgenda } from '../../agenda/read-agenda.ts';
import { saveAgenda } from '../../agenda/save-agenda.ts';
import type { DoneChange } from '../shared/done-change.rules.ts';

type AgendaEntry = BodyOf<typeof route>['items'][number];

/** Adds items to an agenda, or saves it in the order and with the lengths that its card shows. */
export async function applyAgenda(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  change: Extract<SingleChange, { kind: 'agenda' }>,
): Promise<DoneChange> {
  const { version, items } = await readAgenda(scope, change.meetingId);
  const before = items.map(({ presenter, ...item }) => ({ ...item, presenterId: presenter?.userId ?? null }));
  const newItem = ({
    title,
    minutes,
  }: {
    readonly title: string;
    readonly minutes: number;
  }): AgendaEntry => ({
    ...{ title, minutes, presenterId: null, note: '', done: false, source: null },
  });
  const whole = change.whole?.flatMap(({ id, title, minutes }): AgendaEntry[] => {
    const there = before.find((item) => item.id === id);
    if (there) return [{ ...there, minutes }];
    return id === null ? [newItem({ title, minutes })] : [];
  });
  const saved = await saveAgenda(world, scope, change.meetingId, {
    // The order was read with the agenda as it was then.
    version: whole ? change.version : version,
    items: whole ?? [...before, ...change.items.map(newItem)],
  });
  const known = new Set(before.map(({ id }) => id));
  const addedIds = saved.items.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  return { kind: 'agenda', id: change.meetingId, addedIds, ...(whole && { before, version: saved.version }) };
}
