import { formatDay } from '../time/format-vi.ts';

/** A task as a line of minutes says it; its deadline is "hạn …", or as it was said. */
export type TaskPhrase = {
  readonly assignee: string | null;
  readonly task: string;
  readonly deadline: string | null;
};

/** "Mai soạn báo giá (hạn Thứ Sáu, 13/03)." */
export function renderTaskLine({ assignee, task, deadline }: TaskPhrase): string {
  const doer = assignee ?? 'Cần';
  return `${doer.charAt(0).toUpperCase()}${doer.slice(1)} ${task}${deadline ? ` (${deadline})` : ''}.`;
}

/** "hạn Thứ Sáu, 13/03" */
export const formatDeadline = (day: string): string => `hạn ${formatDay(day).replace(/\/\d+$/u, '')}`;
