import '../transcripts.events.ts';
import type { BodyOf, ParamsOf, ReplyOf } from '@hopgon/contract/route';
import type { resolveGlossaryPlaces as route } from '@hopgon/contract/transcripts/glossary/routes';
import type { GlossaryPlace } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { lockNewest } from '../lock-newest.ts';
import { resolvePlaces } from './places.rules.ts';
import { placeStore } from './places.store.ts';

/** A person writes what the glossary proposes, undoes what it wrote, or rejects it. */
export function resolveGlossaryPlaces(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { transcriptId, act, places }: ParamsOf<typeof route> & BodyOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { meeting_id: meetingId } = await lockNewest(tx, transcriptId);
    const { companyId } = await tx.entry();
    const next = act === 'apply' ? ('applied' as const) : ('rejected' as const);
    const isChosen = chosenBy(places);
    let changed = 0;
    const changes = (await placeStore.list(tx.db, transcriptId)).flatMap((row) => {
      const known = row.glossary ?? [];
      const isNext = (place: GlossaryPlace) => place.state !== next && isChosen(row.index, place);
      const chosen = known.filter(isNext).length;
      if (chosen === 0) return [];
      changed += chosen;
      const { text, places: glossary } = resolvePlaces({ text: row.text, places: known }, isNext, next);
      return [{ index: row.index, corrections: row.corrections, before: row.text, after: text, glossary }];
    });
    const indexes = await placeStore.applyChanges(tx.db, transcriptId, {
      changes: JSON.stringify(changes),
      by: tx.actor.userId,
      at: world.clock.now(),
      byGlossary: act === 'apply',
    });
    if (indexes.length > 0)
      await world.bus.emit(tx, 'transcripts.turns-corrected', {
        ...{ companyId, meetingId, transcriptId },
        indexes,
      });
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
    return { changed };
  });
}

function chosenBy(places: BodyOf<typeof route>['places']): (index: number, place: GlossaryPlace) => boolean {
  if (typeof places === 'string') return (_, { state }) => state === places;
  const keyOf = (index: number, { at, found }: Pick<GlossaryPlace, 'at' | 'found'>) =>
    `${index} ${at} ${found}`;
  const keys = new Set(places.map((place) => keyOf(place.index, place)));
  return (index, place) => keys.has(keyOf(index, place));
}
