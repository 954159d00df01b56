import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../platform/threads/failure-of-work.ts';
import type { World } from '../../platform/world.ts';
import { listActiveTerms } from '../glossary/list-active-terms.ts';
import type { ReadText, TextSource } from './text.schemas.ts';

/** Reads a text in a thread, with the company's glossary; throws what it is refused for. */
export async function readSource(
  world: Pick<World, 'analyser'>,
  scope: CompanyScope,
  source: TextSource,
): Promise<ReadText> {
  const { companyId } = await scope.entry();
  const glossary = await listActiveTerms(scope);
  const read = await world.analyser.read(companyId, source, glossary).catch((error: unknown) => {
    throw failureOfWork(error);
  });
  if ('refused' in read) throw new Failure(read.refused);
  return read;
}
