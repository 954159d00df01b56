import type { VerifiedMinutes } from '@hopgon/contract/minutes/verification/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import type { BannerTone } from '../../ui/states/banner.tsx';
import type { Verdict } from './verdict.rules.ts';

interface Words {
  readonly tone: BannerTone;
  readonly title: string;
  readonly text: string;
}

/** What a verdict says; `number` is that of the record, where there is one. */
export function verdictWords(verdict: Verdict, number: string): Words {
  const ofRecord = `biên bản số ${number}`;
  const words: Readonly<Record<Verdict, Words>> = {
    newest: {
      tone: 'success',
      title: 'Tệp còn nguyên',
      text: `Giống hệt bản PDF của ${ofRecord} mà hệ thống đang giữ.`,
    },
    earlier: {
      tone: 'warning',
      title: 'Tệp còn nguyên, nhưng chưa đủ chữ ký',
      text: `Đây là ${ofRecord} ở lúc trước; sau đó biên bản còn được ký thêm.`,
    },
    scan: {
      tone: 'success',
      title: 'Đúng là bản quét đã nộp',
      text: `Tệp này là bản quét chữ ký tay của ${ofRecord}, không thay đổi gì.`,
    },
    changed: {
      tone: 'error',
      title: 'Tệp đã bị thay đổi',
      text: `Tệp khác với mọi bản của ${ofRecord} mà hệ thống đang giữ.`,
    },
    signed: {
      tone: 'success',
      title: 'Chữ ký khớp với nội dung tệp',
      text: 'Tệp không bị sửa từ lúc ký. Chưa đối chiếu được với sổ biên bản của công ty.',
    },
    broken: {
      tone: 'error',
      title: 'Tệp đã bị thay đổi sau khi ký',
      text: 'Nội dung không còn khớp với chữ ký trong tệp.',
    },
    unsigned: {
      tone: 'warning',
      title: 'Tệp không có chữ ký điện tử',
      text: 'Hãy nhập mã kiểm tra in ở cuối biên bản để đối chiếu.',
    },
  };
  return words[verdict];
}

/** Where the minutes of a code are now, and whether they are the ones to use. */
export function stateWords({ state, adoptedOn, lockedOn, replacedBy }: VerifiedMinutes): Words {
  const adopted = `Thông qua ngày ${dayInDigits(adoptedOn)}`;
  if (state === 'void')
    return { tone: 'error', title: 'Đã hủy', text: 'Biên bản này đã bị hủy và không còn giá trị sử dụng.' };
  if (state === 'reopened')
    return {
      tone: 'error',
      title: 'Không còn hiệu lực',
      text: 'Sau bản này biên bản được đưa về góp ý để sửa. Hãy dùng bản được thông qua lại.',
    };
  if (replacedBy)
    return {
      tone: 'warning',
      title: 'Đã có bản thay thế',
      text: `${adopted}. Hãy dùng biên bản số ${replacedBy}.`,
    };
  if (state === 'adopted')
    return { tone: 'info', title: 'Đã thông qua, chờ ký', text: `${adopted}, chưa đủ chữ ký.` };
  return {
    tone: 'success',
    title: 'Đã ký và khóa',
    text: `${adopted}, đủ chữ ký ngày ${lockedOn ? dayInDigits(lockedOn) : ''}.`,
  };
}
