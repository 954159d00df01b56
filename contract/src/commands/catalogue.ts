/** The slash commands: one list for the popup, the parser, /help and the server. */
export interface CommandParameter {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly type: 'string' | 'date';
  readonly placeholder: string;
}

export interface CommandDefinition {
  readonly name: 'lenlich' | 'tomtat' | 'actionitem' | 'phantichhop' | 'help';
  readonly description: string;
  readonly usage: string;
  readonly example: string;
  readonly parameters: readonly CommandParameter[];
}
export type CommandName = CommandDefinition['name'];

const parameter = (
  name: string,
  description: string,
  placeholder: string,
  rest: { required?: boolean; type?: 'date' } = {},
): CommandParameter => ({
  name,
  description,
  placeholder,
  required: rest.required ?? true,
  type: rest.type ?? 'string',
});

export const commands: readonly CommandDefinition[] = [
  {
    name: 'lenlich',
    description: 'Lên lịch họp',
    usage: '/lenlich people goal time [location]',
    example: '/lenlich "An, Bình" "Chốt kế hoạch quý" "9h30 thứ Ba tuần sau" "Phòng họp 1"',
    parameters: [
      parameter('people', 'người dự: tên, email hoặc phòng ban, cách nhau bằng dấu phẩy', 'người dự'),
      parameter('goal', 'mục tiêu cuộc họp', 'mục tiêu'),
      parameter('time', 'thời gian, ví dụ “9h30 thứ Ba tuần sau”', 'thời gian', { type: 'date' }),
      parameter('location', 'địa điểm (tùy chọn)', 'địa điểm', { required: false }),
    ],
  },
  {
    name: 'tomtat',
    description: 'Tóm tắt cuộc họp',
    usage: '/tomtat source [detail]',
    example: '/tomtat "gần nhất" ngắn',
    parameters: [
      parameter('source', 'cuộc họp (tên, mã, “gần nhất”) hoặc đoạn văn bản', 'cuộc họp'),
      parameter('detail', 'ngắn, vừa hoặc chi tiết (mặc định vừa)', 'mức chi tiết', { required: false }),
    ],
  },
  {
    name: 'actionitem',
    description: 'Giao việc cần làm',
    usage: '/actionitem title assignee deadline [priority]',
    example: '/actionitem "Gửi bảng giá" "An" "thứ Sáu" cao',
    parameters: [
      parameter('title', 'tên việc', 'tên việc'),
      parameter('assignee', 'người phụ trách', 'người phụ trách'),
      parameter('deadline', 'hạn, ví dụ “mai”, 25/11', 'hạn', { type: 'date' }),
      parameter('priority', 'cao, trung bình hoặc thấp (mặc định trung bình)', 'ưu tiên', {
        required: false,
      }),
    ],
  },
  {
    name: 'phantichhop',
    description: 'Phân tích cuộc họp',
    usage: '/phantichhop meeting_id',
    example: '/phantichhop "gần nhất"',
    parameters: [parameter('meeting_id', 'cuộc họp: tên, mã hoặc “gần nhất”', 'cuộc họp')],
  },
  {
    name: 'help',
    description: 'Xem các lệnh',
    usage: '/help [command]',
    example: '/help lenlich',
    parameters: [parameter('command', 'lệnh muốn xem (tùy chọn)', 'lệnh', { required: false })],
  },
];

/** A command of the catalogue; every name has one. */
export function commandNamed(name: CommandName): CommandDefinition {
  const found = commands.find((command) => command.name === name);
  if (!found) throw new Error(`no command ${name}`);
  return found;
}

export const invalidCommandReply = '❌ Lệnh không hợp lệ. Gõ /help để xem danh sách lệnh có sẵn.';
