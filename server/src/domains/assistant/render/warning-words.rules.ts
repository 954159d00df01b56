import { dayInDigits, dayInWords } from '@hopgon/contract/time/format-local';
import { clockOf } from '@hopgon/engine/time/local-time';
import type { Warning } from '../plan/warnings.rules.ts';

export function writeWarning(warning: Warning): string {
  switch (warning.kind) {
    case 'busy': {
      const { name, slot, title } = warning;
      return `${name ?? 'Bạn'} bận ${clockOf(slot.start)}–${clockOf(slot.end)}${title === null ? '' : ` (${title})`}.`;
    }
    case 'holiday':
      return `Ngày này là ngày nghỉ lễ: ${warning.name}.`;
    case 'nobody':
      return 'Chưa nói họp với ai. Bạn nói “mời …” hoặc bấm Sửa để thêm người.';
    case 'untitled':
      return 'Chưa nói họp về việc gì. Bạn nói “bàn …” hoặc bấm Sửa để đặt tên.';
    case 'unknown-names':
      return `Không thấy ${[...new Set(warning.names)].map((name) => `“${name}”`).join(', ')} trong công ty. Bạn nói lại tên, hoặc bấm Sửa để chọn người.`;
    case 'own-by-default':
      return 'Chưa nói giao cho ai nên việc để tên bạn. Bạn nói “giao cho …” để đổi.';
    case 'rule':
      return warning.text;
    case 'day-only':
      return 'Hạn tính theo ngày, giờ bạn nói không được ghi.';
    case 'day-off':
      return `${dayInWords(warning.date).replace(/,.*$/u, '')} không phải ngày làm việc của công ty.`;
    case 'outside-work':
      return `Ngoài giờ làm việc của công ty (${warning.start}–${warning.end}).`;
    case 'lunch':
      return `Vào giờ nghỉ trưa của công ty (${warning.start}–${warning.end}).`;
    case 'series-clashes': {
      const { count, days } = warning;
      const more = count > days.length ? ' và các ngày khác' : '';
      return `${count} buổi trùng lịch của người dự: ${days.map((day) => dayInDigits(day).slice(0, 5)).join(', ')}${more}.`;
    }
  }
}
