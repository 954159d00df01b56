import type { Verdict } from './judge.ts';
import type { Played } from './play.ts';

export type JudgedMessage = Played & { readonly verdict: Verdict };

const shown = 700;

/** Each message with what was wanted and what came, and how many were useful, odd and wrong. */
export function renderPlayed(messages: readonly JudgedMessage[]): string {
  const lines = messages.map(({ conversation, as, message, answer, error, verdict }) =>
    [
      `## ${verdict.kind.toUpperCase()} ${conversation} (${as}) ${message.text}`,
      `wants ${JSON.stringify(message.wants)}${message.state ? ` state ${JSON.stringify(message.state)}` : ''}`,
      `judged ${verdict.notes.join('; ') || 'as wanted'}`,
      error ?? (answer ? inLines(answer) : ''),
    ].join('\n'),
  );
  const count = (kind: Verdict['kind']) => messages.filter(({ verdict }) => verdict.kind === kind).length;
  const sums = (['useful', 'odd', 'wrong'] as const).map((kind) => `${kind} ${count(kind)}`).join(', ');
  return `${lines.join('\n\n')}\n\n${messages.length} messages: ${sums}`;
}

const inLines = ({ response, card, reading }: NonNullable<Played['answer']>): string =>
  [
    response.slice(0, shown),
    card ? `CARD ${JSON.stringify(card.change).slice(0, shown)}` : '',
    reading ? `READING ${JSON.stringify(reading).slice(0, 300)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
