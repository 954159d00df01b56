import { hoursInWords } from '@hopgon/contract/time/format-duration';
import type { Figures, Punctuality } from '@hopgon/contract/transcripts/schemas';
import { minuteMs } from '../../../lib/format/durations.ts';

type Speaker = Figures['speakers'][number];

export interface TalkRow extends Speaker {
  /** Part of everything said, 0 to 1. */
  readonly share: number;
}

/** Who said how much, the most first: by time where every speaker's is known, else by words. */
export function talkShares(speakers: readonly Speaker[]): {
  readonly byTime: boolean;
  readonly rows: readonly TalkRow[];
} {
  const byTime = speakers.length > 0 && speakers.every(({ talkMs }) => talkMs !== null);
  const amount = ({ talkMs, words }: Speaker) => (byTime ? (talkMs ?? 0) : words);
  const whole = speakers.reduce((sum, speaker) => sum + amount(speaker), 0);
  const rows = speakers
    .map((speaker) => ({ ...speaker, share: whole === 0 ? 0 : amount(speaker) / whole }))
    .sort((left, right) => right.share - left.share);
  return { byTime, rows };
}

const lateness = (minutes: number): string =>
  minutes === 0
    ? 'đúng giờ'
    : `${minutes > 0 ? 'muộn' : 'sớm'} ${hoursInWords(Math.abs(minutes) * minuteMs)}`;

/** 'Bắt đầu muộn 7 phút, kết thúc đúng giờ'; what is not known of is left out. */
export function punctualityText({ startMinutes, endMinutes }: Punctuality): string {
  const parts = [
    startMinutes === null ? '' : `bắt đầu ${lateness(startMinutes)}`,
    endMinutes === null ? '' : `kết thúc ${lateness(endMinutes)}`,
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
