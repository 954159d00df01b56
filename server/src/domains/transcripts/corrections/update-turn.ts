import '../transcripts.events.ts';
import { Failure } from '@hopgon/contract/failure';
import type { BodyOf, ParamsOf } from '@hopgon/contract/route';
import type { updateTurn as route } from '@hopgon/contract/transcripts/routes';
import { correctableLength, type Turn } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { movePlaces } from '../glossary/places.rules.ts';
import { lockNewest } from '../lock-newest.ts';
import { presentTurn } from '../transcripts.presenter.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { correctionStore } from './corrections.store.ts';

/** Corrects what a turn says, in the newest transcript of a meeting. Its original and every earlier text are kept. */
export function updateTurn(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { transcriptId, index, text, corrections }: ParamsOf<typeof route> & BodyOf<typeof route>,
): Promise<Turn> {
  return scope.transaction(async (tx) => {
    const { meeting_id: meetingId } = await lockNewest(tx, transcriptId);
    const [turn] = await transcriptStore.listTurns(tx.db, transcriptId, index, 1);
    if (turn?.index !== index) throw new Failure('turn_not_found');
    if (turn.text.length > correctableLength) throw new Failure('turn_too_long');
    if (turn.corrections !== corrections) throw new Failure('version_stale');
    if (turn.text === text) return presentTurn(turn);
    const { companyId } = await tx.entry();
    const original = turn.original ?? turn.text;
    const correction = {
      company_id: companyId,
      transcript_id: transcriptId,
      index,
      number: corrections + 1,
      before: turn.text,
      after: text,
      corrected_by: tx.actor.userId,
      corrected_at: world.clock.now(),
    };
    await correctionStore.insert(tx.db, correction);
    const places = movePlaces({ text: turn.text, places: turn.glossary ?? [] }, text);
    const corrected = await correctionStore.correctTurn(tx.db, {
      ...correction,
      original: text === original ? null : original,
      glossary: places.length === 0 ? null : JSON.stringify(places),
    });
    await world.bus.emit(tx, 'transcripts.turns-corrected', {
      ...{ companyId, meetingId, transcriptId },
      indexes: [index],
    });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
    return presentTurn(corrected);
  });
}
