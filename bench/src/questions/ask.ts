import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import type { Reading } from '@hopgon/contract/chat/schemas';
import type { OpenWorld } from './open-world.ts';
import type { Question } from './read-questions.ts';

export interface CitedTurn {
  readonly meeting: string;
  readonly turn: number;
}

export interface CitingSentence {
  readonly text: string;
  readonly lines: readonly CitedTurn[];
}

/** What the assistant replied to a question. */
export interface AskedQuestion {
  readonly question: Question;
  readonly response: string;
  readonly kind: Reading['kind'] | null;
  /** The lines it found, the best first, whether it answered with them or named them as the nearest. */
  readonly lines: readonly CitedTurn[];
  /** Empty where it says that nothing was found. */
  readonly sentences: readonly CitingSentence[];
}

/** Asks in a conversation of its own, of the meeting where the question has one. */
export async function ask({ askers, meetingIds }: OpenWorld, question: Question): Promise<AskedQuestion> {
  const person = askers.get(question.asker);
  if (!person) throw new Error(`nobody is called ${question.asker}`);
  const about = question.scope === undefined ? undefined : meetingIds.get(question.scope);
  const session = (await person.call(createChatSession, { body: { meeting_id: about ?? null } })).value();
  const body = { message: question.text, session_id: session.id };
  const { response, reading = null } = (await person.call(sendChatMessage, { body })).value();
  const nameById = new Map([...meetingIds].map(([name, id]) => [id, name]));
  const answer = reading?.kind === 'answer' ? reading : null;
  const lines = (answer?.sources ?? []).flatMap(({ meetingId, index }) =>
    meetingId === null || index === null
      ? []
      : [{ meeting: nameById.get(meetingId) ?? meetingId, turn: index }],
  );
  return {
    question,
    response,
    kind: reading?.kind ?? null,
    lines,
    sentences: (answer?.sentences ?? []).map(({ text, sources }) => ({
      text,
      lines: sources.flatMap((number) => lines[number - 1] ?? []),
    })),
  };
}
