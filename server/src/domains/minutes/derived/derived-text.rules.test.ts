import { expect, test } from 'vitest';
import type { MinutesFacts } from '../files/file-facts.rules.ts';
import type { SaidLine } from '../lines/line-text.rules.ts';
import type { DerivedFacts } from './derived-sheet.rules.ts';
import { derivedMarkdown, derivedMessage } from './derived-text.rules.ts';

const line = (kind: SaidLine['kind'], text: string, more: Partial<SaidLine> = {}): SaidLine => ({
  ...{ kind, text, assigneeName: null, deadline: null },
  ...more,
});

const minutes: MinutesFacts = {
  ...{ companyName: 'Gỗ Vân', parentName: '', number: '112/BB-GV', replaces: null, title: 'Giao ban xưởng' },
  ...{ place: 'Xưởng 2', startsAt: new Date('2026-11-20T01:30:00Z'), endsAt: null },
  ...{ timeZone: 'Asia/Ho_Chi_Minh', chairName: 'Mai', secretaryName: 'Bảo', people: [] },
  sections: [
    {
      title: 'Đơn hàng',
      proposals: [],
      lines: [
        line('text', 'Đã giao 84 bộ'),
        line('decision', 'Tăng ca hai tối'),
        line('task', 'Lập lịch', { assigneeName: 'Tuấn', deadline: '2026-11-24' }),
      ],
    },
  ],
  ...{ closing: [], recipients: [], state: 'valid', legal: null },
};

const facts = (rest: Partial<DerivedFacts> = {}): DerivedFacts => ({
  ...{ kind: 'notice', title: 'Kết luận giao ban', number: '05/TB-GV', recipients: ['Lưu: VT'] },
  ...{ state: 'valid', minutes },
  ...rest,
});

test('the short text says kind, number, what it rests on and every chosen line', () => {
  expect(derivedMessage(facts(), 'https://hopgon.vn/x')).toBe(
    [
      'THÔNG BÁO KẾT LUẬN SỐ 05/TB-GV: Kết luận giao ban',
      'Theo Biên bản số 112/BB-GV về “Giao ban xưởng”, họp lúc 08 giờ 30, ngày 20 tháng 11 năm 2026',
      ...['', 'Nội dung:', '- Đã giao 84 bộ', '', 'Kết luận:', '1. Tăng ca hai tối'],
      ...['', 'Việc cần làm:', '- Lập lịch – Tuấn – hạn 24/11/2026', '', 'Xem văn bản: https://hopgon.vn/x'],
    ].join('\n'),
  );
  expect(derivedMessage(facts({ kind: 'resolution', state: 'draft' }), '')).toMatch(/^DỰ THẢO NGHỊ QUYẾT: /);
  expect(derivedMessage(facts({ state: 'void' }), '')).toMatch(
    /^THÔNG BÁO KẾT LUẬN SỐ 05\/TB-GV \(ĐÃ HỦY\): /,
  );
  expect(derivedMarkdown(facts({ state: 'void' }))).toMatch(/^\*\*ĐÃ HỦY\*\*/);
});

test('Markdown has sections, a resolution has articles', () => {
  const notice = derivedMarkdown(facts());
  for (const part of [
    '# Thông báo kết luận: Kết luận giao ban',
    'Gỗ Vân · Số: 05/TB-GV',
    '## 1. Đơn hàng',
    '- **Kết luận:** Tăng ca hai tối.',
    '**Nơi nhận:**\n\n- Lưu: VT',
  ])
    expect(notice).toContain(part);
  expect(notice).not.toContain('DỰ THẢO');
  const resolution = derivedMarkdown(facts({ kind: 'resolution', state: 'draft' }));
  expect(resolution).toMatch(/^\*\*DỰ THẢO\*\*/);
  expect(resolution).toContain('**Điều 2.** Tăng ca hai tối.');
});
