/** What fits beside the motto in bold capitals, by letters. */
const lineLength = 20;

/** How the names of companies begin; what follows is the name itself. */
const form = new RegExp(
  '^(?:(?:tổng )?công ty(?: (?:cổ phần|cp|hợp danh|(?:trách nhiệm hữu hạn|tnhh)(?: (?:một|hai) thành viên| mtv)?))?|tập đoàn' +
    '|trường(?: đại học| cao đẳng)?|viện|trung tâm|doanh nghiệp tư nhân|hợp tác xã|ngân hàng(?: thương mại cổ phần| tmcp)?|chi nhánh|văn phòng đại diện)(?= )',
  'iu',
);

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As few lines as it takes, of about the same length. */
function balance(text: string): string[] {
  const words = text.split(' ').filter((word) => word !== '');
  const fewest = wrap(words, lineLength);
  for (let width = 1; width < lineLength; width += 1) {
    const lines = wrap(words, width);
    if (lines.length <= fewest.length) return lines;
  }
  return fewest;
}

/** The name of a company in capitals, in lines broken between words, after the form of the company first. */
export function companyLines(companyName: string): string[] {
  const name = companyName.replace(/\s+/g, ' ').trim().toLocaleUpperCase('vi');
  if (name.length <= lineLength) return [name];
  const begins = form.exec(name)?.[0] ?? '';
  return [...balance(begins), ...balance(name.slice(begins.length))];
}
