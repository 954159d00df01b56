import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readNewestAnalysis } from '../../transcripts/analysis/read-newest-analysis.ts';
import type { Spoken } from './draft.rules.ts';

/** Where the newest transcript speaks of the items of the agenda; null where it was not analysed with one. */
export async function readSpokenItems(scope: CompanyScope, meetingId: string): Promise<Spoken | null> {
  const { transcript, analysis } = await readNewestAnalysis(scope, meetingId);
  const agenda = analysis?.figures.agenda.value;
  if (!(transcript && agenda)) return null;
  const items = agenda.points.map(({ title, covered, evidence }) => ({
    title,
    evidence: covered ? evidence : [],
  }));
  return { transcriptId: transcript.id, items };
}
