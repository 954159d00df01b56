import type { ModelBudgets, ModelPrice } from '@hopgon/contract/models/schemas';
import type { Scope } from '../../platform/database/scope.ts';
import type { ModelAccess } from '../../platform/models/model-call.rules.ts';
import type { World } from '../../platform/world.ts';
import { createModelKeys } from './create-model-keys.ts';
import { priceOf } from './models.presenter.ts';
import { addressOf } from './models.rules.ts';
import { modelsStore } from './models.store.ts';

/** A model that may be called: set, offered by the operator, and agreed to by the owner. */
export interface CompanyModel {
  readonly companyId: string;
  readonly access: ModelAccess;
  readonly price: ModelPrice | null;
  readonly budgets: ModelBudgets;
  /** Whether transcripts may leave for it. */
  readonly readsTranscripts: boolean;
}

/** The model of the company the scope is bound to, for one purpose; null while texts may not leave for it. */
export async function findModel(
  world: Pick<World, 'config' | 'log'>,
  scope: Pick<Scope, 'db'>,
  purpose: 'chat' | 'readings' | 'test',
): Promise<CompanyModel | null> {
  const { operator, allowed } = world.config.models;
  if (!operator && allowed.length === 0) return null;
  const row = await modelsStore.find(scope.db);
  const address = row && addressOf(row, world.config.models);
  if (!row || !address || row.consent_url !== address.baseUrl) return null;
  if ((purpose === 'chat' && !row.for_chat) || (purpose === 'readings' && !row.for_readings)) return null;
  const own = createModelKeys(world);
  const access =
    row.mode === 'operator' && operator
      ? operator
      : {
          ...address,
          model: row.model,
          key: own.open(row.key_sealed, row.company_id, address.baseUrl),
        };
  return {
    companyId: row.company_id,
    access,
    price: priceOf(row),
    budgets: { person: row.person_budget, company: row.company_budget },
    readsTranscripts: row.for_readings,
  };
}
