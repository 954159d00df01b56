import type { FollowUp } from '@hopgon/contract/action-items/follow-ups/schemas';
import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

export interface FollowUpsFacts {
  readonly companyName: string;
  readonly today: string;
  readonly followUps: readonly FollowUp[];
  /** Whether there are more than are printed. */
  readonly hasMore: boolean;
}

const stateWords: Readonly<Record<ActionItemState, string>> = {
  proposed: 'Đề xuất',
  accepted: 'Đã nhận',
  doing: 'Đang làm',
  done: 'Xong',
  declined: 'Đã từ chối',
};

/** 'Đang làm, quá hạn' */
const standingWords = ({ item: { state, overdue } }: FollowUp): string =>
  overdue ? `${stateWords[state]}, quá hạn` : stateWords[state];

const rowOf = (followUp: FollowUp, place: number): string[] => {
  const { item, carriedOver } = followUp;
  return [
    String(place + 1),
    item.meeting ? `${item.title} (${item.meeting.title})` : item.title,
    item.assigneeName ?? 'Chưa rõ',
    item.deadline ? dayInDigits(item.deadline) : 'Không có hạn',
    standingWords(followUp),
    carriedOver === 0 ? '' : String(carriedOver),
  ];
};

/** The board on paper: what a secretary hands on each week. */
export const followUpsSheet = ({ companyName, today, followUps, hasMore }: FollowUpsFacts) => {
  const overdue = followUps.filter(({ item }) => item.overdue).length;
  const count = `${followUps.length} việc, ${overdue} việc quá hạn`;
  return {
    title: 'Bảng theo dõi kết luận',
    blocks: [
      {
        is: 'lines' as const,
        lines: [
          { runs: [{ text: companyName }], align: 'center' as const },
          {
            runs: [{ text: 'BẢNG THEO DÕI KẾT LUẬN', bold: true }],
            size: 14,
            align: 'center' as const,
            before: 6,
          },
          {
            runs: [{ text: `Ngày ${dayInDigits(today)} · ${count}`, italic: true }],
            align: 'center' as const,
            after: 12,
          },
        ],
      },
      {
        is: 'table' as const,
        shares: [0.07, 0.37, 0.18, 0.14, 0.14, 0.1],
        head: ['TT', 'Kết luận, cuộc họp', 'Người phụ trách', 'Hạn', 'Tình trạng', 'Số lần chuyển'],
        rows: followUps.map(rowOf),
      },
      ...(hasMore
        ? [
            {
              is: 'lines' as const,
              lines: [{ runs: [{ text: 'Bảng còn dài hơn; hãy lọc bớt để in phần còn lại.' }] }],
            },
          ]
        : []),
    ],
  };
};
