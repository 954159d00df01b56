import './models.events.ts';
import { demand, Failure } from '@hopgon/contract/failure';
import type { ModelAddress, ModelSettings, ModelSettingsChange } from '@hopgon/contract/models/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readDisplayName } from '../users/read-display-name.ts';
import { createModelKeys } from './create-model-keys.ts';
import { modelsPolicy } from './models.policy.ts';
import { describeModel, unsetRow } from './models.presenter.ts';
import { addressOf, hostOf, isOffered, isSameAddress, type OfferedModels } from './models.rules.ts';
import { modelsStore, type SettingsRow } from './models.store.ts';
import { readModelSettings } from './read-model-settings.ts';

/** Sets the model. Another address removes key and consent, and nothing may be sent to it before somebody agrees. */
export function updateModelSettings(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'log'>,
  scope: CompanyScope,
  change: ModelSettingsChange,
): Promise<ModelSettings> {
  return scope.transaction(async (tx) => {
    const { companyId, role } = await tx.entry();
    demand(modelsPolicy.manage(role));
    const before = (await modelsStore.lock(tx.db)) ?? unsetRow(companyId);
    if (before.version !== change.version) throw new Failure('version_stale');
    const offered = world.config.models;
    const wanted = applyChange(world, before, change);
    const address = requireAddress(wanted, offered);
    const news = { companyId, actorId: tx.actor.userId };
    const consent = await giveConsent(world, tx, { address, agreedUrl: wanted.consent_url, change });
    const { version: _, last_test: __, ...columns } = { ...wanted, ...consent };
    const after = await modelsStore.save(tx.db, { ...columns, updated_at: world.clock.now() });
    const [was, is] = [describeModel(before, offered), describeModel(after, offered)];
    await world.bus.emit(tx, 'models.changed', { ...news, before: was, after: is });
    if (address && consent)
      await world.bus.emit(tx, 'models.consented', { ...news, host: hostOf(address.baseUrl) });
    tx.afterCommit(() => world.hub.wake({ companyId, topics: ['company'] }));
    return readModelSettings(world, tx);
  });
}

/** Null while it is off; throws where the operator does not offer it or its name is missing. */
function requireAddress(wanted: SettingsRow, offered: OfferedModels): ModelAddress | null {
  const address = addressOf(wanted, offered);
  if (wanted.mode !== 'off' && !address) throw new Failure('model_not_offered');
  if (wanted.mode === 'own' && wanted.model === '') throw new Failure('model_name_missing');
  return address;
}

/** The consent of the caller where there is none for this address; null where none is needed. */
async function giveConsent(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  {
    address,
    agreedUrl,
    change,
  }: {
    readonly address: ModelAddress | null;
    readonly agreedUrl: string | null;
    readonly change: ModelSettingsChange;
  },
) {
  if (address === null || agreedUrl === address.baseUrl) return null;
  if (!change.consents) throw new Failure('model_consent_missing');
  const { userId } = tx.actor;
  return {
    consent_by: userId,
    consent_name: await readDisplayName(tx, userId),
    consent_at: world.clock.now(),
    consent_url: address.baseUrl,
  };
}

function applyChange(
  world: Pick<World, 'config' | 'log'>,
  before: SettingsRow,
  { mode, address, model, key, forChat, forReadings, price, budgets }: ModelSettingsChange,
): SettingsRow {
  if (address && !isOffered(world.config.models, address)) throw new Failure('model_not_offered');
  const known =
    before.provider === null || before.base_url === null
      ? null
      : { provider: before.provider, baseUrl: before.base_url };
  const kept = isSameAddress(known, address) ? before.key_sealed : null;
  const sealed =
    key && address
      ? createModelKeys(world).seal(key, before.company_id, address.baseUrl)
      : key === undefined
        ? kept
        : null;
  const next: SettingsRow = {
    ...before,
    mode,
    provider: address?.provider ?? null,
    base_url: address?.baseUrl ?? null,
    model,
    key_sealed: sealed,
    for_chat: forChat,
    for_readings: forReadings,
    price_input: price?.input ?? null,
    price_output: price?.output ?? null,
    person_budget: budgets.person,
    company_budget: budgets.company,
  };
  const isElsewhere = !isSameAddress(
    addressOf(before, world.config.models),
    addressOf(next, world.config.models),
  );
  return isElsewhere
    ? { ...next, consent_by: null, consent_name: null, consent_at: null, consent_url: null }
    : next;
}
