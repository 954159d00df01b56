/** What people say most often; a tap fills in one of them. */
export const usualDeclineReasons = [
  'Tôi đang quá nhiều việc',
  'Việc này không thuộc phần của tôi',
  'Tôi không kịp hạn này',
] as const;
