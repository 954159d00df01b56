/** What fits beside the motto in bold capitals, by letters. */
const nameLength = 20;

/** How the names of companies begin; what follows is the name itself. */
const form = new RegExp(
  '^(?:(?:tổng )?công ty(?: (?:cổ phần|cp|hợp danh|(?:trách nhiệm hữu hạn|tnhh)(?: (?:một|hai) thành viên| mtv)?))?|tập đoàn' +
    '|trường(?: đại học| cao đẳng)?|viện|trung tâm|doanh nghiệp tư nhân|hợp tác xã|ngân hàng(?: thương mại cổ phần| tmcp)?|chi nhánh|văn phòng đại diện)(?= )',
  'iu',
);

/** Words of several syllables that are common in names, titles and positions: a line does not end inside one. */
const compounds = new RegExp(
  '(?<=^| )(?:' +
    'bất động sản|hồ chí minh|xuất nhập khẩu|tổng giám đốc|phó giám đốc|bảo hiểm|bán hàng|bảng giá|báo cáo|chăm sóc|chế biến' +
    '|chính sách|chứng khoán|công nghệ|công nghiệp|công trình|cơ khí|doanh nghiệp|du lịch|dịch vụ|dược phẩm|đà nẵng|đầu tư' +
    '|điện tử|đồ gỗ|giám đốc|giáo dục|giải pháp|hà nội|hành chính|hội nghị|kế hoạch|kế toán|khách hàng|khách sạn|khoa học' +
    '|kinh doanh|kỹ thuật|mỹ phẩm|môi trường|năm \\d+|năng lượng|ngoại thất|nhà hàng|nhân sự|nhập khẩu|nông nghiệp|nội thất' +
    '|phát triển|phụ trách|phần mềm|quản lý|quản trị|quảng cáo|quốc tế|quý [ivx]+|sài gòn|sản xuất|sáng tạo|tài chính|thành viên' +
    '|thiết bị|thiết kế|thủ công|thực phẩm|thương mại|tháng \\d+|toàn cầu|truyền thông|trưởng ban|trưởng phòng|tự động|tự nhiên' +
    '|tư vấn|vận tải|vật liệu|viễn thông|việt nam|xây dựng|xuất khẩu|y tế' +
    ')(?= |$)',
  'giu',
);

const noBreak = '\u00a0';

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

/** As few lines of at most so many letters as it takes, of about the same length, broken between words. */
export function balancedLines(text: string, width: number): string[] {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= width) return whole === '' ? [] : [whole];
  const words = whole.replace(compounds, (compound) => compound.replaceAll(' ', noBreak)).split(' ');
  const fewest = wrap(words, width);
  const narrowest = Array.from({ length: width }, (_, letters) => wrap(words, letters + 1)).find(
    (lines) => lines.length <= fewest.length,
  );
  return (narrowest ?? fewest).map((line) => line.replaceAll(noBreak, ' '));
}

/** The name of a company in capitals, in lines broken between words, after the form of the company first. */
export function companyLines(companyName: string): string[] {
  const name = companyName.replace(/\s+/g, ' ').trim().toLocaleUpperCase('vi');
  if (name.length <= nameLength) return [name];
  const begins = form.exec(name)?.[0] ?? '';
  return [...balancedLines(begins, nameLength), ...balancedLines(name.slice(begins.length), nameLength)];
}
