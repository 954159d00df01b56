import type { AssistantReply } from './reply.rules.ts';

const isItem = (line: string): boolean => line.startsWith('- ');
const linesOf = ({ content }: AssistantReply): string[] => content.split('\n').filter((line) => line !== '');

/** The two answers to a message that asked two things; null where they cannot be shown as one. */
export function joinReplies(one: AssistantReply, other: AssistantReply): AssistantReply | null {
  const meetingIds = [...(one.meetingIds ?? []), ...(other.meetingIds ?? [])];
  const about = meetingIds.length === 0 ? {} : { meetingIds: [...new Set(meetingIds)] };
  const kinds = [one, other].map(({ reading }) => reading?.kind ?? 'none');
  if (one.card !== null || other.card !== null) return null;
  if (kinds.every((kind) => kind === 'none' || kind === 'links')) {
    const lines = [...linesOf(one), ...linesOf(other)];
    const links = [one, other].flatMap(({ reading }) => (reading?.kind === 'links' ? reading.links : []));
    const head = lines.filter((line) => !isItem(line)).join('\n');
    return {
      ...about,
      content: [head, ...lines.filter(isItem)].join('\n'),
      reading: links.length === 0 ? null : { kind: 'links', links },
      card: null,
    };
  }
  const [answer, beside] = kinds[0] === 'answer' ? [one, other] : [other, one];
  const isPlain = beside.reading === null || beside.reading.kind === 'links';
  if (answer.reading?.kind !== 'answer' || !isPlain) return null;
  // The first line leads to the sentences of an answer.
  const said = linesOf(beside).join(' ');
  return { ...about, content: `${said} ${answer.content}`, reading: answer.reading, card: null };
}
