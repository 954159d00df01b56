import { Failure } from '@hopgon/contract/failure';
import type { saveTerms as route } from '@hopgon/contract/glossary/routes';
import { mostTerms } from '@hopgon/contract/glossary/schemas';
import type { BodyOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { glossaryPolicy } from './glossary.policy.ts';
import './glossary.events.ts';
import { planTerms } from './glossary.rules.ts';
import { glossaryStore } from './glossary.store.ts';

/** Adds terms to those in use; of a member who may not change them, to those proposed. */
export function saveTerms(
  world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { terms }: BodyOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    const isProposal = glossaryPolicy.manage(role) !== null;
    const state = isProposal ? 'proposed' : 'active';
    const known = await glossaryStore.lockAll(tx.db);
    const { added, extended } = planTerms(
      known.filter((term) => term.state === state),
      terms,
    );
    if (known.length + added.length > mostTerms) throw new Failure('glossary_full');
    const now = world.clock.now();
    if (added.length > 0)
      await glossaryStore.insert(
        tx.db,
        added.map((term) => ({
          ...term,
          company_id: companyId,
          id: world.newId(),
          state,
          created_at: now,
          updated_at: now,
        })),
      );
    for (const { term, spoken } of extended)
      await glossaryStore.update(tx.db, term.id, { spoken, updated_at: now });
    const written = [...added.map((term) => term.written), ...extended.map(({ term }) => term.written)];
    const act = isProposal ? 'proposed' : 'added';
    if (written.length > 0)
      await world.bus.emit(tx, 'glossary.changed', { companyId, actorId: tx.actor.userId, act, written });
    tx.afterCommit(() => world.hub.wake({ companyId, topics: ['glossary'] }));
    return { added: added.length, extended: extended.length, isProposal };
  });
}
