import type { SingleChange } from '@hopgon/contract/chat/changes';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { addMinutes } from '@hopgon/engine/time/local-time';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import { movedSlot, pointAt } from '../../resolve/time/spoken-slot.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import type { CardAnswer } from './card-answer.rules.ts';
import { spellIntoTitle } from './spell-into-title.rules.ts';

type Note = Extract<SingleChange, { kind: 'note' }>;

/** A note or a reminder with another time or more words. */
export function applyWordsToNote(context: ActContext, change: Note, spoken: SpokenChange): CardAnswer | null {
  const corrected = change.at === null ? correctTime(change.text, spoken.times[0] ?? '') : null;
  return corrected === null
    ? changeReminder(context, change, spoken)
    : { kind: 'changed', change: { ...change, text: corrected } };
}

function changeReminder(
  { place, times }: ActContext,
  change: Note,
  { times: said, spellOut }: SpokenChange,
): CardAnswer | null {
  const time = times[said[0] ?? ''];
  if (!time && spellOut === '') return null;
  const before = change.at === null ? null : localTime(new Date(change.at), change.timeZone);
  const at = !time
    ? before
    : before === null
      ? pointAt(time, place)
      : (movedSlot(time, { start: before, end: before }, place)?.start ?? null);
  if (at !== null && at <= place.now)
    return { kind: 'say', mentions: {}, reply: say('Giờ đó đã qua. Nhắc bạn lúc nào?') };
  return {
    kind: 'changed',
    change: {
      ...change,
      text: spellIntoTitle(change.text, spellOut),
      at: at === null ? null : instantOf(at, place.zone).toISOString(),
      when:
        at === null ? '' : slotInWords({ start: at, end: addMinutes(at, 0) }).replace(/[–-]\d\d:\d\d$/u, ''),
      warnings: at === null ? change.warnings : [],
    },
  };
}

const shapes = [/\d{1,2}\/\d{1,2}(?:\/\d{4})?/u, /\d{1,2}\s*(?:h|g|giờ)\d{0,2}/u];

/** "À nhầm, 4/12": a note that holds one such day or hour has another one now; null where it holds none. */
function correctTime(text: string, said: string): string | null {
  const shape = shapes.find((one) => one.test(said) && one.test(text));
  const right = shape?.exec(said)?.[0];
  return shape === undefined || right === undefined ? null : text.replace(shape, () => right);
}
