import type { SentCommand } from '@hopgon/contract/commands/parse-command';
import { readRequest } from '@hopgon/engine/intent/read-request';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { parseMeetingWords, stripNearest } from './meeting-words.rules.ts';
import type { ParsedMessage, ParsedRecord, Question } from './parsed-message.rules.ts';
import { parseSchedule } from './schedule-words.rules.ts';
import { isText, parseSource } from './source-words.rules.ts';
import { parseTask } from './task-words.rules.ts';

/** What a command asks for. */
export function parseCommandWords(
  { command, args, rest }: SentCommand,
  { message, meetingId }: Pick<Question, 'message' | 'meetingId'>,
  now: LocalTime,
): ParsedMessage {
  switch (command.name) {
    case 'lenlich':
      return { kind: 'schedule', message, isCommand: true, words: parseSchedule(rest, now) };
    case 'actionitem':
      return { kind: 'task', message, isCommand: true, words: parseTask(rest, now) };
    case 'tomtat':
      return recordNamed('summary', parseSource(rest), meetingId, now);
    case 'phantichhop': {
      const source = { source: args.join(' '), detail: 'medium', oddDetail: null } as const;
      return recordNamed('figures', source, meetingId, now);
    }
    case 'help':
      return { kind: 'help', message, topic: null, words: '', asksHow: true };
  }
}

/** What the words behind /tomtat and /phantichhop say of a meeting, as free words would say it. */
function recordNamed(
  kind: 'summary' | 'figures',
  { source: said, ...request }: Pick<ParsedRecord, 'source' | 'detail' | 'oddDetail'>,
  meetingId: string | null,
  now: LocalTime,
): ParsedRecord {
  const source = said || (meetingId ?? '');
  const words = () => readRequest(`tóm tắt ${source}`, now, 'summary').slots.about ?? source;
  const isPasted = kind === 'summary' && isText(source);
  const meeting = source === '' || isPasted ? null : parseMeetingWords(words(), now);
  const isNamed = stripNearest(source) !== '';
  return { kind, isCommand: true, source, ...request, isNamed, meeting, meetingId: null };
}
