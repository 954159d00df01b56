import type { MeetingContext } from './meeting-context.ts';

/** What several rules ask for and is worked out once for each meeting; it lives as long as the meeting's context. */
export function perMeeting<Known extends object>(start: () => Known): (context: MeetingContext) => Known {
  const all = new WeakMap<MeetingContext, Known>();
  return (context) => {
    const known = all.get(context);
    if (known) return known;
    const started = start();
    all.set(context, started);
    return started;
  };
}
