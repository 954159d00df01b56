import { loadFirstMeetings } from './load-meetings.ts';

const wordsAnHour = 10_000;
const secondsAWord = 0.36;

/** A transcript of so many hours as text with clock times: the meetings of the evals one after another, again and again. */
export function longTalk(hours: number): string {
  const turns = loadFirstMeetings(2).flatMap((meeting) => meeting.turns);
  const lines: string[] = [];
  let words = 0;
  for (let at = 0; words < hours * wordsAnHour; at += 1) {
    const turn = turns[at % turns.length];
    if (!turn) break;
    lines.push(`[${clock(Math.floor(words * secondsAWord))}] ${turn.speaker ?? 'Ai đó'}: ${turn.text}`);
    words += turn.text.split(/\s+/u).length;
  }
  return lines.join('\n');
}

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
