import { type LabelRank, rankLabel, splitLabel } from './speaker-label.ts';

type Label = { count: number; readonly rank: LabelRank; readonly firstAt: number };

/**
 * The labels of a transcript that name speakers. A sure one is believed at once; one that begins like a name
 * ("Chuyện vệ sinh: …") must open two lines, unless nearly every line of the file has a label and it is not in the
 * head; any other ("hùng: …") must open two lines of a file where most have one.
 */
export function findSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const labels = countLabels(lines);
  let bodyFrom = Number.POSITIVE_INFINITY;
  for (const { count, rank, firstAt } of labels.values())
    if (rank === 'sure' || count > 1) bodyFrom = Math.min(bodyFrom, firstAt);
  let labelled = 0;
  for (const { count, firstAt } of labels.values()) if (firstAt >= bodyFrom) labelled += count;
  const filled = lines.filter((line, index) => index >= bodyFrom && line.trim() !== '').length;
  const mostly = labelled * 10 >= filled * 7;
  const throughout = labelled * 10 >= filled * 9;
  const isVoice = ({ count, rank, firstAt }: Label) => {
    if (rank === 'sure') return true;
    if (rank === 'possible') return count > 1 && mostly;
    return count > 1 || (throughout && firstAt > bodyFrom);
  };
  return new Set([...labels].filter(([, label]) => isVoice(label)).map(([name]) => name));
}

function countLabels(lines: readonly string[]): Map<string, Label> {
  const labels = new Map<string, Label>();
  lines.forEach((line, index) => {
    const speaker = splitLabel(line)?.speaker;
    if (speaker === undefined) return;
    const known = labels.get(speaker);
    if (known) {
      known.count += 1;
      return;
    }
    const rank = rankLabel(speaker);
    if (rank !== null) labels.set(speaker, { count: 1, rank, firstAt: index });
  });
  return labels;
}
