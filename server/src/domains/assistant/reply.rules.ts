import type { Card, Choice, Reading } from '@hopgon/contract/chat/schemas';

/** What the assistant answers: text that can be read alone, and what a screen can show or act on. */
export interface AssistantReply {
  readonly content: string;
  readonly reading: Reading | null;
  /** A change that waits to be confirmed, and the command that asks for it. */
  readonly card: { readonly command: string; readonly change: Card['change'] } | null;
}

export type Choices = readonly Choice[];

export const say = (content: string, reading: Reading | null = null): AssistantReply => ({
  content,
  reading,
  card: null,
});

/** Asks back; each choice is a message to send as it stands, and its label is read in the text too. */
export function askBack(question: string, choices: Choices): AssistantReply {
  if (choices.length === 0) return say(question);
  const labels = choices.map((choice) => `- ${choice.label}`);
  return say([question, ...labels].join('\n'), { kind: 'choices', choices: [...choices] });
}

export const sayImpossibleDate = (date: string): AssistantReply =>
  say(`Lịch không có ngày ${date}. Bạn xem lại ngày rồi gõ lại cả câu nhé.`);
