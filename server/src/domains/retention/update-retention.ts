import './retention.events.ts';
import { demand, Failure } from '@hopgon/contract/failure';
import type { RetentionChange, RetentionSettings } from '@hopgon/contract/retention/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { holdStore } from './holds.store.ts';
import { retentionPolicy } from './retention.policy.ts';
import { presentRetention } from './retention.presenter.ts';
import { isSameCount, ruleChanges, startOfRules } from './retention.rules.ts';
import { retentionStore, rulesOf } from './retention.store.ts';

/** Sets the rules, for an owner who has seen what they delete now. */
export function updateRetention(
  world: Pick<World, 'bus' | 'clock'>,
  scope: CompanyScope,
  { version, rules, seen }: RetentionChange,
): Promise<RetentionSettings> {
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(retentionPolicy.manage(role));
    const before = await retentionStore.lock(tx.db);
    if ((before?.version ?? 1) !== version) throw new Failure('version_stale');
    const now = world.clock.now();
    if (!isSameCount(await retentionStore.count(tx.db, rules, now), seen))
      throw new Failure('retention_preview_stale');
    const changes = ruleChanges(rulesOf(before), rules);
    const holds = await holdStore.list(tx.db, tx.actor.userId);
    if (changes.length === 0) return presentRetention(before, holds);
    const startsAt = startOfRules(
      { rules: rulesOf(before), startsAt: before?.starts_at ?? null },
      rules,
      now,
    );
    const after = await retentionStore.save(tx.db, { companyId, rules, startsAt, version, now });
    if (!after) throw new Failure('version_stale');
    await world.bus.emit(tx, 'retention.changed', { companyId, changedBy: tx.actor.userId, changes });
    return presentRetention(after, holds);
  });
}
