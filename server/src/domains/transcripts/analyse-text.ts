import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { AnalysisResult } from './analyse-source.ts';
import { WorkFailed } from './worker-pool.ts';

const name = 'Bản dán';

/** Analyses pasted text as of today and stores nothing; evidence names the turns the text itself falls into. */
export async function analyseText(
  world: Pick<World, 'analyser' | 'clock'>,
  scope: CompanyScope,
  text: string,
): Promise<AnalysisResult> {
  const { timeZone } = await scope.entry();
  const meetingDate = new Intl.DateTimeFormat('en-CA', { timeZone }).format(world.clock.now());
  const read = await world.analyser.read({ kind: 'text', name, text });
  if ('refused' in read) throw new Failure(read.refused);
  try {
    return await world.analyser.analyse({ name, content: read.content, turns: null, meetingDate });
  } catch (error) {
    throw error instanceof WorkFailed ? new Failure('analysis_unreadable') : error;
  }
}
