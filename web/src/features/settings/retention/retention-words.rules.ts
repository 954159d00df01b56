import type {
  RetentionCounts,
  RetentionHold,
  RetentionPreview,
  RetentionRules,
} from '@hopgon/contract/retention/schemas';

const offeredMonths = [3, 6, 12, 18, 24, 36, 60, 84, 120];

const monthsText = (months: number): string =>
  months % 12 === 0 && months > 12 ? `${months / 12} năm` : `${months} tháng`;

/** What one may choose for one kind of data; a number set elsewhere stays among them. */
export const monthChoices = (current: number | null) =>
  [...new Set([...offeredMonths, ...(current === null ? [] : [current])])]
    .sort((a, b) => a - b)
    .map((months) => ({ value: String(months), label: `Xóa sau ${monthsText(months)}` }));

/** "2 cuộc họp và 3 bản gỡ băng"; empty where nothing is deleted. */
export const countsText = ({ meetings, transcripts }: RetentionCounts): string =>
  [
    ...(meetings > 0 ? [`${meetings} cuộc họp`] : []),
    ...(transcripts > 0 ? [`${transcripts} bản gỡ băng`] : []),
  ].join(' và ');

/** What is old enough and stays, and why; empty where there is none. */
export const keptText = ({ held, adopted, openTasks }: RetentionPreview['kept']): string => {
  const parts = [
    ...(held > 0 ? [`${held} cuộc họp đang được giữ lại theo yêu cầu`] : []),
    ...(adopted > 0 ? [`${adopted} cuộc họp có biên bản đã thông qua`] : []),
    ...(openTasks > 0 ? [`${openTasks} cuộc họp còn việc chưa xong`] : []),
  ];
  return parts.length === 0 ? '' : `Không bị xóa: ${parts.join(', ')}.`;
};

/** What is held, for people: a closed meeting of others has no name. */
export function holdName({ meeting, isHidden }: Pick<RetentionHold, 'meeting' | 'isHidden'>): string {
  if (meeting) return meeting.title;
  return isHidden ? 'một cuộc họp kín' : 'cả công ty';
}

export const deletesSomething = ({ transcripts, meetings }: RetentionRules): boolean =>
  transcripts !== null || meetings !== null;

export const isSameRules = (one: RetentionRules, other: RetentionRules): boolean =>
  one.transcripts === other.transcripts &&
  one.meetings === other.meetings &&
  one.keepsAdopted === other.keepsAdopted;
