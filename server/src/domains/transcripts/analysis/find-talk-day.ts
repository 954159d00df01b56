import type { Db } from '../../../platform/database/kysely.ts';
import { analysisStore } from './analyses.store.ts';

/** The day from which "ngày mai" is counted in a transcript: the same for all that read it after its analysis. */
export const findTalkDay = async (
  { db }: { readonly db: Db },
  transcriptId: string,
): Promise<string | null> => (await analysisStore.findDay(db, transcriptId))?.day ?? null;
