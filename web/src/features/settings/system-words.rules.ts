import type { SystemStatus } from '@hopgon/contract/system/status/schemas';

export interface PartWords {
  readonly name: string;
  readonly state: 'good' | 'warning' | 'bad' | 'off';
  readonly word: string;
  /** What it means, and what to do. */
  readonly text: string;
}

type Words = Omit<PartWords, 'name'>;
const good = (text: string): Words => ({ state: 'good', word: 'Tốt', text });

const mailWords: Readonly<Record<SystemStatus['mail'], Words>> = {
  ok: good('Máy chủ thư nhận thư.'),
  files: {
    ...{ state: 'warning', word: 'Chưa gửi đi' },
    text: 'Thư chỉ được lưu trên máy chủ, chưa đến người nhận. Xem mục Gửi email bên dưới.',
  },
  failing: {
    ...{ state: 'bad', word: 'Có lỗi' },
    text: 'Máy chủ thư không nhận thư gần nhất. Thư được thử lại trong khoảng một ngày.',
  },
};

const diskWords: Readonly<Record<SystemStatus['disk'], Words>> = {
  ok: good('Còn đủ chỗ.'),
  low: { state: 'warning', word: 'Sắp đầy', text: 'Hãy báo người quản trị máy chủ dọn hoặc thêm ổ đĩa.' },
  full: { state: 'bad', word: 'Đã đầy', text: 'Chỉ xem được, không lưu được gì cho đến khi có thêm chỗ.' },
};

const trialResult = ({ ok, isHashesOnly }: NonNullable<SystemStatus['lastTrial']>): string => {
  if (!ok) return 'có sai khác';
  return isHashesOnly
    ? 'các tệp nguyên vẹn, nhưng cơ sở dữ liệu chưa được khởi động thử'
    : 'không có gì sai khác';
};

const backupWords = (
  { backups, lastBackupAt, lastTrial }: SystemStatus,
  say: (at: string) => string,
): Words => {
  const trial = lastTrial
    ? `Khôi phục thử lần cuối ${say(lastTrial.at)}: ${trialResult(lastTrial)}.`
    : 'Chưa khôi phục thử lần nào.';
  const last = lastBackupAt ? `Bản gần nhất ${say(lastBackupAt)}.` : 'Chưa có bản nào.';
  if (backups === 'off')
    return {
      ...{ state: 'warning', word: 'Chưa bật' },
      text: 'Máy chủ này không tự sao lưu. Hãy hỏi người quản trị máy chủ.',
    };
  if (backups === 'late') return { state: 'bad', word: 'Quá hạn', text: `${last} ${trial}` };
  return good(`${last} ${trial}`);
};

const modelWords = ({ model, modelTestedAt }: SystemStatus, say: (at: string) => string): Words => {
  const tested = modelTestedAt ? `Thử lần cuối ${say(modelTestedAt)}.` : '';
  if (model === 'off') return { state: 'off', word: 'Tắt', text: 'Mọi việc do máy chủ tự làm.' };
  if (model === 'untested')
    return { state: 'warning', word: 'Chưa thử', text: 'Hãy bấm “Thử ngay” ở trang Mô hình AI.' };
  if (model === 'failing')
    return {
      ...{ state: 'bad', word: 'Không trả lời' },
      text: `${tested} Máy chủ tự trả lời thay. Xem trang Mô hình AI.`,
    };
  return good(tested);
};

/** Each part of the server for people; `say` writes a moment by the reader's clock. */
export const partWords = (status: SystemStatus, say: (at: string) => string): readonly PartWords[] => [
  { name: 'Cơ sở dữ liệu', ...good('Đang trả lời.') },
  {
    name: 'Việc chạy nền',
    ...(status.jobs === 'ok'
      ? good('Phân tích, nhắc lịch và dọn dẹp đang chạy.')
      : ({ state: 'bad', word: 'Đã dừng', text: 'Bản gỡ băng mới chưa được phân tích.' } as const)),
  },
  { name: 'Gửi email', ...mailWords[status.mail] },
  { name: 'Ổ đĩa', ...diskWords[status.disk] },
  { name: 'Sao lưu', ...backupWords(status, say) },
  { name: 'Mô hình AI', ...modelWords(status, say) },
];
