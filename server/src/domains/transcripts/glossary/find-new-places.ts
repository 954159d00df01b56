import { createTermFinder } from '@hopgon/engine/glossary/find-terms';
import { z } from 'zod';
import { type GlossaryResult, type GlossarySource, StoredTurn } from './glossary.schemas.ts';
import { addPlaces, freshPlaces } from './places.rules.ts';

/** Turns a preview shows. */
const mostShown = 200;
/** Places of one pass; a further pass finds the rest. */
const mostFound = 5_000;

/** What the glossary finds in stored turns beside what it found before. Pure; for a thread. */
export function findNewPlaces({ turns, terms }: GlossarySource): GlossaryResult {
  const find = createTermFinder(terms);
  const changes: unknown[] = [];
  const shown: GlossaryResult['shown'] = [];
  let [applied, proposed] = [0, 0];
  for (const { index, speaker, text, corrections, glossary } of z
    .array(StoredTurn)
    .parse(JSON.parse(turns))) {
    if (applied + proposed >= mostFound) break;
    const known = glossary ?? [];
    const fresh = freshPlaces(known, find(text));
    if (fresh.length === 0) continue;
    const next = addPlaces({ text, places: known }, fresh);
    changes.push({ index, corrections, before: text, after: next.text, glossary: next.places });
    const sure = fresh.filter(({ isSure }) => isSure).length;
    applied += sure;
    proposed += fresh.length - sure;
    if (shown.length < mostShown)
      shown.push({
        ...{ index, speaker, text },
        places: fresh.map(({ at, found, written, isSure }) => ({
          ...{ at, found, written },
          state: isSure ? 'applied' : 'proposed',
        })),
      });
  }
  return { changes: JSON.stringify(changes), applied, proposed, shown };
}
