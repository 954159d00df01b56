import { Failure } from '@hopgon/contract/failure';
import { localDay } from '@hopgon/contract/time/zoned';
import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { z } from 'zod';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { TurnRow } from '../text.schemas.ts';
import { presentTurn } from '../transcripts.presenter.ts';
import type { AnalysisResult } from './analysis.schemas.ts';

const name = 'Bản dán';

/** Analyses pasted text as of today and stores nothing; evidence names the turns that come with it. */
export async function analyseText(
  world: Pick<World, 'analyser' | 'clock'>,
  scope: CompanyScope,
  text: string,
): Promise<AnalysisResult & { readonly turns: readonly Turn[] }> {
  const { companyId, timeZone } = await scope.entry();
  const meetingDate = localDay(world.clock.now(), timeZone);
  try {
    const read = await world.analyser.read(companyId, { kind: 'text', name, text }, []);
    if ('refused' in read) throw new Failure(read.refused);
    const { content } = read;
    const rows = z.array(TurnRow).parse(JSON.parse(read.turns));
    const turns = rows.map((row) => presentTurn({ ...row, corrections: 0 }));
    return {
      ...(await world.analyser.analyse(companyId, { name, content, turns: null, meetingDate })),
      turns,
    };
  } catch (error) {
    throw failureOfWork(error);
  }
}
