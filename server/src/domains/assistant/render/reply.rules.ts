import type { Card, Choice, Reading } from '@hopgon/contract/chat/schemas';

/** What the assistant answers: text that can be read alone, and what a screen can show or act on. */
export interface AssistantReply {
  readonly content: string;
  readonly reading: Reading | null;
  /** The meetings it names beside those of its reading and its card. */
  readonly meetingIds?: readonly string[];
  /** A change that waits to be confirmed, and the command that asks for it. */
  readonly card: { readonly command: string; readonly change: Card['change'] } | null;
}

export const say = (content: string, reading: Reading | null = null): AssistantReply => ({
  content,
  reading,
  card: null,
});

/** Says more before a reply; a card does not show the text of its reply, so it is kept apart there. */
export function sayBefore(reply: AssistantReply, text: string): AssistantReply {
  if (text === '') return reply;
  const before = { ...reply, content: `${text}\n${reply.content}` };
  return reply.card ? { ...before, reading: withBeside(reply.reading, text) } : before;
}

const withBeside = (reading: Reading | null, text: string): Reading =>
  reading?.kind === 'beside'
    ? { kind: 'beside', text: `${text}\n${reading.text}` }
    : { kind: 'beside', text };

/** The reply with the meetings that it names: it is asked again of each who may still see it. */
export const aboutMeetings = (reply: AssistantReply, meetingIds: readonly string[] = []): AssistantReply =>
  meetingIds.length === 0
    ? reply
    : { ...reply, meetingIds: [...new Set([...(reply.meetingIds ?? []), ...meetingIds])] };

/** Asks back; each choice is a message to send as it stands, and its label is read in the text too. */
export function askBack(question: string, choices: readonly Choice[]): AssistantReply {
  if (choices.length === 0) return say(question);
  const labels = choices.map((choice) => `- ${choice.label}`);
  return say([question, ...labels].join('\n'), { kind: 'choices', choices: [...choices] });
}

export interface Link {
  readonly label: string;
  readonly path: string;
}

/** A sentence, a line for each link, and what else there is to say. */
export const listLinks = (
  head: string,
  links: readonly Link[],
  notes: readonly string[] = [],
): AssistantReply =>
  say(
    [head, ...links.map(({ label }) => `- ${label}`), ...notes].join('\n'),
    links.length === 0 ? null : { kind: 'links', links: [...links] },
  );
