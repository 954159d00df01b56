/** Indexes of `words` that are in a longest common subsequence with `line`. */
export function commonWords(words: readonly string[], line: readonly string[]): Set<number> {
  const width = line.length + 1;
  const lengths = new Uint16Array((words.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const longer = (row: number, column: number) =>
    Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  for (let row = words.length - 1; row >= 0; row -= 1) {
    for (let column = line.length - 1; column >= 0; column -= 1) {
      const isSame = words[row] === line[column];
      lengths[row * width + column] = isSame ? 1 + lengthAt(row + 1, column + 1) : longer(row, column);
    }
  }
  const common = new Set<number>();
  let column = 0;
  for (let row = 0; row < words.length; row += 1) {
    while (
      column < line.length &&
      words[row] !== line[column] &&
      lengthAt(row, column + 1) > lengthAt(row + 1, column)
    ) {
      column += 1;
    }
    if (column < line.length && words[row] === line[column]) {
      common.add(row);
      column += 1;
    }
  }
  return common;
}
