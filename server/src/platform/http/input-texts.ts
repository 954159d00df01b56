import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'chữ',
  number: 'số',
  int: 'số nguyên',
  boolean: 'có hoặc không',
  array: 'danh sách',
  object: 'nhóm thông tin',
  record: 'nhóm thông tin',
  date: 'ngày giờ',
};

const formats: Readonly<Record<string, string>> = {
  guid: 'Mã không hợp lệ.',
  uuid: 'Mã không hợp lệ.',
  email: 'Email không hợp lệ.',
  url: 'Địa chỉ liên kết không hợp lệ.',
  datetime: 'Ngày giờ không hợp lệ.',
  date: 'Ngày không hợp lệ.',
  time: 'Giờ không hợp lệ.',
};

const units: Readonly<Record<string, string>> = { string: ' ký tự', array: ' mục', set: ' mục', map: ' mục' };

function sizeText(limit: 'tối đa' | 'tối thiểu', origin: string, bound: number | bigint): string {
  const unit = units[origin];
  return unit ? `Chỉ nhận ${limit} ${bound}${unit}.` : `Giá trị ${limit} là ${bound}.`;
}

/** The error of a field in plain Vietnamese, without terms of the program. */
export function inputText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Thiếu thông tin bắt buộc.';
      return kinds[issue.expected] ? `Giá trị phải là ${kinds[issue.expected]}.` : 'Giá trị không hợp lệ.';
    case 'invalid_value':
      return issue.input === undefined
        ? 'Thiếu thông tin bắt buộc.'
        : 'Giá trị không nằm trong các lựa chọn.';
    case 'too_big':
      return sizeText('tối đa', issue.origin, issue.maximum);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Không được để trống.';
      return sizeText('tối thiểu', issue.origin, issue.minimum);
    case 'invalid_format':
      return formats[issue.format] ?? 'Giá trị không đúng định dạng.';
    case 'not_multiple_of':
      return `Giá trị phải là bội số của ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `Không có tham số này: ${issue.keys.join(', ').slice(0, 100)}.`;
    default:
      return 'Giá trị không hợp lệ.';
  }
}
