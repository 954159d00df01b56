interface OverdueItems {
  readonly count: number;
  /** How many of them nobody accepted. */
  readonly untaken: number;
  /** Null for an item of a closed meeting, and where there are several. */
  readonly title: string | null;
  /** Working days after the deadline. */
  readonly days: number;
}

/** The line of the bell about what has long been overdue. */
export function overdueText({ count, untaken, title, days }: OverdueItems): string {
  const work =
    title === null ? `${count} việc thuộc cuộc họp bạn chủ trì hoặc do bạn giao` : `Việc “${title}”`;
  const part = count === 1 ? ' mà chưa ai nhận' : `, trong đó ${untaken} việc chưa ai nhận`;
  return `${work} đã quá hạn từ ${days} ngày làm việc trở lên${untaken > 0 ? part : ''}.`;
}
