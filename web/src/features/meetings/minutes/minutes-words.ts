import type { MissingPart } from '@hopgon/contract/minutes/checks';
import type {
  DecisionTerms,
  Minutes,
  MinutesLineKind,
  MinutesMark,
  MinutesSignature,
  MinutesState,
  MinutesTemplate,
  SignaturePart,
  UnsupportedWords,
} from '@hopgon/contract/minutes/schemas';
import type { SignatureProof } from '@hopgon/contract/minutes/signing/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import { formatMoment } from '../../../lib/format/date.ts';
import type { ChipTone } from '../../../ui/marks/chip.tsx';

/** Said beside the title of the meeting. */
export const stateWords: Readonly<Record<MinutesState, { readonly word: string; readonly tone: ChipTone }>> =
  {
    draft: { word: 'Biên bản dự thảo', tone: 'turmeric' },
    review: { word: 'Biên bản chờ góp ý', tone: 'turmeric' },
    adopted: { word: 'Biên bản chờ ký', tone: 'jade' },
    locked: { word: 'Biên bản đã ký', tone: 'jade' },
    void: { word: 'Biên bản đã hủy', tone: 'plain' },
  };

interface KindWords {
  readonly label: string;
  /** Typed at the start of an empty line, it chooses the kind. */
  readonly sign: string | null;
}

export const kindWords: Readonly<Record<MinutesLineKind, KindWords>> = {
  text: { label: 'Nội dung', sign: null },
  decision: { label: 'Kết luận', sign: '!' },
  task: { label: 'Việc cần làm', sign: '+' },
  question: { label: 'Câu hỏi còn để ngỏ', sign: '?' },
  opinion: { label: 'Ý kiến', sign: '>' },
};

export const lineKinds = ['text', 'decision', 'task', 'question', 'opinion'] as const;

export const markWords: Readonly<Record<MinutesMark, string>> = {
  unaccepted: 'Máy đề xuất',
  no_evidence: 'Chưa có căn cứ',
  no_assignee: 'Chưa rõ người phụ trách',
  source_changed: 'Nguồn đã đổi',
  turn_corrected: 'Câu căn cứ đã được sửa',
  vote_cancelled: 'Biểu quyết đã hủy',
};

const faultWords: Readonly<Record<UnsupportedWords['fault'], (words: string) => string>> = {
  'not-said': (words) => `không nói “${words}”`,
  'left-out': (words) => `nói khác mức khẳng định ở “${words}”`,
  contradicted: (words) => `nói trái với “${words}”`,
  unchecked: () => 'chưa đối chiếu được vì quá dài',
};

/** 'Câu căn cứ không nói “90”.' */
export const unsupportedInWords = (unsupported: readonly UnsupportedWords[]): string =>
  `Câu căn cứ ${unsupported.map(({ words, fault }) => faultWords[fault](words)).join('; ')}.`;

export const missingWords: Readonly<Record<MissingPart, string>> = {
  chair: 'Chưa ghi chủ trì',
  secretary: 'Chưa ghi thư ký',
  start: 'Chưa ghi giờ bắt đầu',
  end: 'Chưa ghi giờ kết thúc',
};

export const signerWords: Readonly<Record<SignaturePart, string>> = {
  secretary: 'Thư ký',
  chair: 'Chủ tọa',
  members: 'Các thành viên khác',
};

const proofWords: Readonly<Record<SignatureProof, string>> = {
  password: 'mật khẩu',
  totp: 'ứng dụng xác thực',
  recovery: 'mã khôi phục',
  passkey: 'passkey',
};

/** 'ký điện tử bằng mật khẩu, 20/11/2026 lúc 10:58' */
export function signedInWords({ proof, recorded: { by, at } }: MinutesSignature): string {
  const when = formatMoment(at);
  return proof === null
    ? `ký tay, ${by.displayName} tải bản quét ${when}`
    : `ký điện tử bằng ${proofWords[proof]}, ${when}`;
}

const bodyTitles: Readonly<Partial<Record<MinutesTemplate, string>>> = {
  'members-council': 'HỘI ĐỒNG THÀNH VIÊN',
  board: 'HỘI ĐỒNG QUẢN TRỊ',
  shareholders: 'ĐẠI HỘI ĐỒNG CỔ ĐÔNG',
};

/** What the document is called, as it is printed. */
export function paperTitle({ template, legal }: Pick<Minutes, 'template' | 'legal'>): string {
  const body = bodyTitles[template];
  if (!body) return 'BIÊN BẢN';
  if (!legal?.isWritten) return `BIÊN BẢN HỌP ${body}`;
  return template === 'members-council' ? 'BÁO CÁO KẾT QUẢ KIỂM PHIẾU' : 'BIÊN BẢN KIỂM PHIẾU';
}

/** '09 giờ 15, ngày 20 tháng 11 năm 2026' */
export function momentOnPaper(when: string, zone: string): string {
  const local = localTime(when, zone);
  const [year, month, day] = local.slice(0, 10).split('-');
  return `${local.slice(11, 13)} giờ ${local.slice(14, 16)}, ngày ${day} tháng ${month} năm ${year}`;
}

interface Task {
  readonly assigneeName: string | null;
  readonly deadline: string | null;
}

/** 'Người phụ trách: Phạm Anh Tuấn. Hạn: 30/11/2026.' */
export function taskOnPaper({ assigneeName, deadline }: Task): string {
  const person = `Người phụ trách: ${assigneeName ?? 'chưa phân công'}.`;
  return deadline === null ? person : `${person} Hạn: ${dayInDigits(deadline)}.`;
}

/** 'Hiệu lực từ ngày 01/12/2026 đến hết ngày 31/12/2026. Thay thế: Kết luận số 3.'; empty without terms. */
export function termsOnPaper(terms: DecisionTerms | null | undefined): string {
  if (!terms) return '';
  const from = terms.validFrom && `từ ngày ${dayInDigits(terms.validFrom)}`;
  const to = terms.validTo && `đến hết ngày ${dayInDigits(terms.validTo)}`;
  const days = [from, to].filter(Boolean).join(' ');
  return [days && `Hiệu lực ${days}.`, terms.replaces && `Thay thế: ${terms.replaces.replace(/\.$/, '')}.`]
    .filter(Boolean)
    .join(' ');
}

/** The text with one full stop at its end, where it has no mark of its own. */
export const endedText = (text: string): string => (/[.!?…:;]$/u.test(text) ? text : `${text}.`);
