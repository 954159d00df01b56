import type { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import type { TemplateRow } from '../../../platform/documents/templates/template-shape.rules.ts';
import type { MinutesFacts } from '../files/file-facts.rules.ts';
import type { SaidLine } from '../lines/line-text.rules.ts';
import { derivedRow, minutesRow } from './template-row.rules.ts';

const line = (kind: SaidLine['kind'], text: string, more: Partial<SaidLine> = {}): SaidLine => ({
  ...{ kind, text, assigneeName: null, deadline: null, terms: null },
  ...more,
});

/** A meeting that never took place, to show what a template makes. */
const exampleFacts: MinutesFacts = {
  companyName: 'Công ty TNHH Ví Dụ',
  parentName: '',
  number: '12/BB-VD',
  replaces: null,
  title: 'Họp giao ban tuần 47',
  place: 'Phòng họp lớn',
  startsAt: new Date('2026-11-20T01:30:00Z'),
  endsAt: new Date('2026-11-20T02:45:00Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
  chairName: 'Nguyễn Thị Mai',
  secretaryName: 'Lê Quốc Bảo',
  people: [
    { name: 'Nguyễn Thị Mai', position: 'Giám đốc', part: 'chair', attendance: 'in-person', reason: '' },
    {
      ...{ name: 'Lê Quốc Bảo', position: 'Trưởng phòng Hành chính' },
      ...{ part: 'secretary', attendance: 'in-person', reason: '' },
    },
    { name: 'Phạm Anh Tuấn', position: 'Kế toán trưởng', part: 'attendee', attendance: 'online', reason: '' },
    {
      ...{ name: 'Trần Văn Hiếu', position: 'Quản đốc', part: 'attendee' },
      ...{ attendance: 'absent', reason: 'đi công tác' },
    },
    { name: 'Đỗ Thu Hà', position: 'Công ty Bạn', part: 'guest', attendance: 'in-person', reason: '' },
  ],
  sections: [
    {
      title: 'Tình hình đơn hàng',
      proposals: [],
      lines: [
        line('text', 'Đơn hàng tháng 11 đã giao 84 trên 100 bộ'),
        line('opinion', 'Anh Tuấn đề nghị giao phần còn lại trước ngày 28/11/2026'),
        line('decision', 'Giao 16 bộ còn lại trước ngày 28/11/2026', {
          terms: { validFrom: '2026-11-20', validTo: null, replaces: '' },
        }),
      ],
    },
    {
      title: 'Việc tuần tới',
      proposals: [],
      lines: [
        line('task', 'Lập lịch giao hàng', { assigneeName: 'Trần Văn Hiếu', deadline: '2026-11-23' }),
        line('task', 'Đối chiếu công nợ với khách', {
          assigneeName: 'Phạm Anh Tuấn',
          deadline: '2026-11-25',
        }),
        line('question', 'Có thuê thêm xe trong tháng 12 hay không'),
      ],
    },
  ],
  closing: [
    'Biên bản đã được đọc lại cho các thành viên dự họp cùng nghe và nhất trí thông qua.',
    'Cuộc họp kết thúc vào 09 giờ 45, ngày 20 tháng 11 năm 2026./.',
  ],
  recipients: ['Các thành viên dự họp', 'Lưu: VT, hồ sơ'],
  state: 'valid',
  legal: null,
};

const titles = {
  notice: 'Kết luận tại cuộc họp giao ban tuần 47',
  extract: 'Họp giao ban tuần 47',
  resolution: 'Về việc giao hàng tháng 11',
} as const;

const numbers = { notice: '05/TB-VD', extract: '03/TrS-VD', resolution: '02/NQ-VD' } as const;

/** An example to fill a template of this form with. */
export function exampleRow(form: TemplateForm, publicUrl: string): TemplateRow {
  if (form === 'minutes')
    return minutesRow(exampleFacts, {
      votes: [
        {
          ...{ question: 'Giao 16 bộ còn lại trước ngày 28/11/2026' },
          ...{ for: '3', against: '0', none: '0', result: 'Thông qua' },
        },
      ],
      code: 'BCFG-HJKL-MNPQ-0123',
      verifyAddress: `${publicUrl}/verify-minutes`,
    });
  const { recipients } = exampleFacts;
  return derivedRow({
    ...{ kind: form, title: titles[form], number: numbers[form], recipients, state: 'valid' },
    minutes: exampleFacts,
  });
}
