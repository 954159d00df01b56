import { localDay } from '@hopgon/contract/time/zoned';
import type { Scope } from '../../platform/database/scope.ts';
import type { ModelPart, ModelRequest, TokenUsage } from '../../platform/models/model-call.rules.ts';
import { ModelFailed } from '../../platform/models/model-client.ts';
import type { World } from '../../platform/world.ts';
import type { CompanyModel } from './find-model.ts';
import { budgetProblem, costOf, estimateTokens } from './models.rules.ts';
import { modelsStore } from './models.store.ts';

export type ModelWorld = Pick<World, 'clock' | 'models' | 'scopes'>;

interface Caller {
  readonly userId: string;
  /** The company's, by whose day budgets count. */
  readonly timeZone: string;
  /** Gets what the call cost when it ended, in millionths of a US dollar. */
  readonly onSpent?: (tokens: number, cost: number | null) => void;
}

/**
 * Calls the model of a company within the budgets of the day. What it may take at most is held before and replaced by
 * what it took, in transactions of their own, so that no connection waits for a model.
 */
export async function* requestModel(
  world: ModelWorld,
  model: CompanyModel,
  { userId, timeZone, onSpent }: Caller,
  request: ModelRequest,
): AsyncGenerator<ModelPart> {
  const scope = world.scopes.job(model.companyId);
  const day = localDay(world.clock.now(), timeZone);
  const input = estimateTokens(JSON.stringify([request.system, request.messages, request.tools ?? []]));
  const held = input + request.maxOutputTokens;
  await hold(scope, model, { day, userId, tokens: held });
  let usage: TokenUsage | null = null;
  let said = 0;
  try {
    for await (const part of world.models.stream(model.access, request)) {
      if (part.kind === 'end') usage = part.usage;
      else said += part.kind === 'text' ? part.text.length : JSON.stringify(part.input).length;
      yield part;
    }
  } finally {
    const spent = usage ?? { input, output: Math.ceil(said / 2) };
    const tokens = spent.input + spent.output;
    const cost = costOf(spent, model.price);
    await modelsStore.spend(scope.db, { day, userId, held, tokens, cost });
    onSpent?.(tokens, cost);
  }
}

const hold = (
  scope: Scope,
  { companyId, budgets }: CompanyModel,
  of: { readonly day: string; readonly userId: string; readonly tokens: number },
): Promise<void> =>
  scope.transaction(async (tx) => {
    // Calls of one company are judged one after another.
    await modelsStore.lock(tx.db);
    const problem = budgetProblem(await modelsStore.spentOn(tx.db, of.day, of.userId), budgets, of.tokens);
    if (problem) throw new ModelFailed(problem);
    await modelsStore.hold(tx.db, { companyId, ...of });
  });
