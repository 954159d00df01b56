/** How the warning of a poll begins of which no hour was said. */
export const dayWithoutHour = 'Ngày chưa có giờ';

/** The gap of a poll that its card marks. */
export const pollGaps = (people: readonly unknown[]): string[] =>
  people.length > 0 ? [] : ['Chưa nói hỏi những ai. Bạn nói “hỏi …” hoặc bấm Sửa để thêm người.'];
