import { demand, Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import './glossary.events.ts';
import { glossaryPolicy } from './glossary.policy.ts';
import { glossaryStore } from './glossary.store.ts';

export function deleteTerm(
  world: Pick<World, 'bus' | 'hub'>,
  scope: CompanyScope,
  { termId, version }: { readonly termId: string; readonly version: number },
): Promise<Record<string, never>> {
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(glossaryPolicy.manage(role));
    const before = (await glossaryStore.lockAll(tx.db)).find(({ id }) => id === termId);
    if (!before) throw new Failure('term_not_found');
    if (before.version !== version) throw new Failure('version_stale');
    await glossaryStore.delete(tx.db, termId);
    const { written } = before;
    const changed = { act: 'removed' as const, written: [written] };
    await world.bus.emit(tx, 'glossary.changed', { companyId, actorId: tx.actor.userId, ...changed });
    tx.afterCommit(() => world.hub.wake({ companyId, topics: ['glossary'] }));
    return {};
  });
}
