import type { FoundSaid } from '@hopgon/contract/search/schemas';
import { formatDay } from '@hopgon/engine/time/format-vi';
import { localTime } from '@hopgon/engine/time/zoned';
import { type AssistantReply, say } from './reply.rules.ts';
import { dateOf } from './time/local-time.rules.ts';

/** Quotes what was said, each with who, in which meeting and when; the words are theirs, nothing is concluded from them. */
export function writePassages(query: string, passages: readonly FoundSaid[]): AssistantReply {
  const head =
    passages.length === 1
      ? `Có một chỗ trong các cuộc họp nói về “${query}”:`
      : `Có ${passages.length} chỗ trong các cuộc họp nói về “${query}”, sát câu hỏi nhất ở trên cùng:`;
  return say([head, ...passages.map(quoteLine)].join('\n'), {
    kind: 'passages',
    passages: [...passages],
  });
}

const nameless = 'Chưa rõ người nói';

function quoteLine({ speaker, text, reply, meetingTitle, startsAt, timeZone }: FoundSaid): string {
  const day = formatDay(dateOf(localTime(new Date(startsAt), timeZone)));
  const answered = reply ? ` — ${reply.speaker ?? nameless}: ${reply.text}` : '';
  return `- ${speaker ?? nameless}: ${text}${answered} (${meetingTitle}, ${day})`.replace(/\s+/gu, ' ');
}
