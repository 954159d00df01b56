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

/** The board as a table, a row for each item, with what it rests on in columns of its own. */
export const followUpsSpreadsheet = ({ followUps, hasMore }: FollowUpsFacts) => ({
  name: 'Theo dõi kết luận',
  columns: [
    { title: 'TT', width: 5 },
    { title: 'Kết luận', width: 50 },
    { title: 'Cuộc họp', width: 30 },
    { title: 'Người phụ trách', width: 24 },
    { title: 'Hạn', width: 12 },
    { title: 'Tình trạng', width: 12 },
    { title: 'Quá hạn', width: 9 },
    { title: 'Ưu tiên', width: 12 },
    { title: 'Số lần chuyển', width: 13 },
    { title: 'Thư nhắc gửi ngày', width: 17 },
    { title: 'Xin lùi đến', width: 12 },
    { title: 'Lý do', width: 40 },
  ],
  rows: [
    ...followUps.map(({ item, carriedOver, remindedOn }, place) => [
      place + 1,
      item.title,
      item.meeting?.title ?? '',
      item.assigneeName ?? '',
      dayCell(item.deadline),
      stateWords[item.state],
      item.overdue ? 'Quá hạn' : '',
      item.priority,
      carriedOver,
      dayCell(remindedOn),
      dayCell(item.extension?.deadline ?? null),
      item.extension?.reason ?? item.declineReason,
    ]),
    ...(hasMore ? [['', isLonger]] : []),
  ],
});

const isLonger = 'Bảng còn dài hơn; hãy lọc bớt để lấy phần còn lại.';

const dayCell = (day: string | null) => (day === null ? null : { day });

/** The board on paper: what a secretary hands on each week. */
export const followUpsSheet = ({ companyName, today, followUps, hasMore }: FollowUpsFacts) => {
  const overdue = followUps.filter(({ item }) => item.overdue).length;
  const listed = hasMore ? `${followUps.length} việc đầu, trong đó` : `${followUps.length} việc,`;
  const count = `${listed} ${overdue} việc quá hạn`;
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
        shares: [0.06, 0.34, 0.18, 0.17, 0.14, 0.11],
        head: ['TT', 'Kết luận, cuộc họp', 'Người phụ trách', 'Hạn', 'Tình trạng', 'Lần chuyển'],
        rows: followUps.map(rowOf),
      },
      ...(hasMore
        ? [
            {
              is: 'lines' as const,
              lines: [{ runs: [{ text: isLonger }] }],
            },
          ]
        : []),
    ],
  };
};
