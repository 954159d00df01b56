import type { IntentKind, IntentSlots } from './intent.ts';
import type { MessageReading } from './read-message.ts';

type Has = (...patterns: readonly string[]) => boolean;

/** What patterns alone say of a request: how a meeting changes, how long a summary is to be, what is asked of free time. */
export function readDetails({ units }: MessageReading, kind: IntentKind): IntentSlots {
  const found = new Set(units.map(({ pattern }) => pattern));
  const has: Has = (...patterns) => patterns.some((pattern) => found.has(pattern));
  switch (kind) {
    case 'change-meeting':
      return { change: changeIn(has) };
    case 'summary':
      return detailIn(has);
    case 'find-time':
      return askedIn(has);
    case 'agenda':
      return has('ask-what', 'ask-which', 'ask-when') ? {} : askedIn(has);
    default:
      return {};
  }
}

function detailIn(has: Has): IntentSlots {
  if (has('long')) return { detail: 'long' };
  return has('short') ? { detail: 'short' } : {};
}

function askedIn(has: Has): IntentSlots {
  if (has('find-slot', 'slot', 'meet') || !has('free', 'busy')) return {};
  if (has('ask-when')) return { asks: 'when' };
  return has('yes-no') ? { asks: 'whether' } : {};
}

function changeIn(has: Has): NonNullable<IntentSlots['change']> {
  if (has('add', 'take-out', 'call', 'cancel') && has('into')) return 'people';
  if (has('change-other')) return 'other';
  if (has('move', 'length', 'change')) return 'move';
  return has('cancel', 'absent') ? 'cancel' : 'other';
}
