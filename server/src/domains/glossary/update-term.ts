import { demand, Failure } from '@hopgon/contract/failure';
import type { updateTerm as route } from '@hopgon/contract/glossary/routes';
import type { Term } from '@hopgon/contract/glossary/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import './glossary.events.ts';
import { glossaryPolicy } from './glossary.policy.ts';
import { presentTerm } from './glossary.presenter.ts';
import { joinForms } from './glossary.rules.ts';
import { glossaryStore, type TermRow } from './glossary.store.ts';

/** Changes a term on the version the caller saw; an accepted proposal becomes part of the term of its written form. */
export function updateTerm(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  termId: string,
  { version, accept, ...wanted }: BodyOf<typeof route>,
): Promise<Term> {
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(glossaryPolicy.manage(role));
    const known = await glossaryStore.lockAll(tx.db);
    const before = known.find(({ id }) => id === termId);
    if (!before) throw new Failure('term_not_found');
    if (before.version !== version) throw new Failure('version_stale');
    const now = world.clock.now();
    const next = { ...merge(before, wanted), updated_at: now };
    const same = known.find(
      ({ id, state, written }) => id !== termId && state === 'active' && written === next.written,
    );
    const changed = { act: accept ? ('accepted' as const) : ('changed' as const), written: [next.written] };
    await world.bus.emit(tx, 'glossary.changed', { companyId, actorId: tx.actor.userId, ...changed });
    tx.afterCommit(() => world.hub.wake({ companyId, topics: ['glossary'] }));
    if (accept && same) {
      await glossaryStore.delete(tx.db, termId);
      const spoken = joinForms(same.spoken, next.spoken);
      return presentTerm(await glossaryStore.update(tx.db, same.id, { spoken, updated_at: now }));
    }
    const state = accept ? 'active' : before.state;
    if (same && state === 'active') throw new Failure('term_exists');
    return presentTerm(await glossaryStore.update(tx.db, termId, { ...next, state }));
  });
}

const merge = (before: TermRow, wanted: Omit<BodyOf<typeof route>, 'version' | 'accept'>) => ({
  written: wanted.written ?? before.written,
  spoken: joinForms(wanted.spoken ?? before.spoken, []),
  asks: wanted.asks ?? before.asks,
});
