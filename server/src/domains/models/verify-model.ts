import { demand, Failure } from '@hopgon/contract/failure';
import type { ModelTest } from '@hopgon/contract/models/schemas';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { ModelPart, ModelRequest } from '../../platform/models/model-call.rules.ts';
import { ModelFailed } from '../../platform/models/model-client.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { type CompanyModel, findModel } from './find-model.ts';
import { modelTestLimits } from './models.limits.ts';
import { modelsPolicy } from './models.policy.ts';
import { modelsStore } from './models.store.ts';
import { probes, readProbe } from './probes.rules.ts';
import { type ModelWorld, requestModel } from './request-model.ts';

/** Measures the model with four fixed questions, none of which holds a text of the company. */
export async function verifyModel(
  world: ModelWorld & Pick<World, 'config' | 'limiter' | 'log'>,
  scope: CompanyScope,
): Promise<ModelTest> {
  const { role, companyId, timeZone } = await scope.entry();
  demand(modelsPolicy.manage(role));
  const model = await findModel(world, scope, 'test');
  if (!model) throw new Failure('model_off');
  const { userId } = scope.actor;
  await spendShared(world.limiter, modelTestLimits, { userId, companyId });
  const ask = (request: Omit<ModelRequest, 'signal'>) =>
    measure(world, model, { userId, timeZone }, { ...request, signal: AbortSignal.timeout(60_000) });
  const answered = await ask(probes.answers);
  const test: ModelTest = {
    at: world.clock.now().toISOString(),
    answers: readProbe.answers(answered),
    tools: readProbe.tools(await ask(probes.tools)),
    json: readProbe.json(await ask(probes.json)),
    vietnamese: readProbe.vietnamese(await ask(probes.vietnamese)),
    firstMs: answered.firstMs,
    tokensPerSecond: answered.tokensPerSecond,
  };
  await modelsStore.saveTest(world.scopes.job(companyId).db, JSON.stringify(test));
  return test;
}

async function measure(
  world: ModelWorld,
  model: CompanyModel,
  caller: { readonly userId: string; readonly timeZone: string },
  request: ModelRequest,
) {
  const parts: ModelPart[] = [];
  const begun = performance.now();
  let first: number | null = null;
  let problem: ModelFailed['problem'] | null = null;
  try {
    for await (const part of requestModel(world, model, caller, request)) {
      first ??= performance.now();
      parts.push(part);
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    problem = error.problem;
  }
  const end = parts.findLast((part) => part.kind === 'end');
  const seconds = first === null ? 0 : (performance.now() - first) / 1_000;
  const output = end?.usage?.output ?? 0;
  return {
    parts,
    problem,
    firstMs: first === null ? null : Math.round(first - begun),
    tokensPerSecond: output > 0 && seconds > 0 ? Math.round((output / seconds) * 10) / 10 : null,
  };
}
