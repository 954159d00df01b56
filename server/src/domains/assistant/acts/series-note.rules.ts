/** A meeting of a series changes alone. */
export const seriesNote = ({ series }: { readonly series: unknown }): string[] =>
  series === null ? [] : ['Chỉ đổi buổi này; các buổi khác của chuỗi giữ nguyên.'];
