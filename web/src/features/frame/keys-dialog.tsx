import type { ReactNode } from 'react';
import { singleKeys, useSingleKeys } from '../../lib/keyboard/single-keys.ts';
import { Kbd } from '../../ui/buttons/kbd.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const places: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Ở mọi nơi',
    shortcuts: [
      { keys: ['Ctrl', 'K'], does: 'Tìm hoặc ra lệnh (trên máy Mac: ⌘ K)' },
      { keys: ['Ctrl', 'Z'], does: 'Hoàn tác việc vừa làm khi thông báo còn hiện' },
      { keys: ['?'], does: 'Xem phím tắt' },
      { keys: ['Esc'], does: 'Đóng cửa sổ đang mở' },
    ],
  },
  {
    title: 'Khi tìm',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Chọn dòng' },
      { keys: ['Enter'], does: 'Mở dòng đang chọn' },
      { keys: ['Ctrl', 'Enter'], does: 'Mở ở thẻ mới' },
    ],
  },
  {
    title: 'Trên lịch họp',
    shortcuts: [
      { keys: ['C'], does: 'Tạo cuộc họp' },
      { keys: ['T'], does: 'Về hôm nay' },
      { keys: ['D'], does: 'Xem theo ngày' },
      { keys: ['W'], does: 'Xem theo tuần' },
      { keys: ['M'], does: 'Xem theo tháng' },
      { keys: ['←', '↑', '↓', '→'], does: 'Chọn giờ, hoặc sang cuộc họp khác' },
      { keys: ['Enter'], does: 'Tạo ở giờ đang chọn, hoặc xem cuộc họp' },
      { keys: ['Shift', '↑', '↓'], does: 'Chọn dài hoặc ngắn hơn' },
      { keys: ['Alt', '←', '↑', '↓', '→'], does: 'Chuyển cuộc họp' },
      { keys: ['Shift', 'Alt', '↑', '↓'], does: 'Kéo dài hoặc rút ngắn cuộc họp' },
      { keys: ['PgUp', 'PgDn'], does: 'Sang tuần hoặc tháng khác' },
    ],
  },
  {
    title: 'Trong Chat AI',
    shortcuts: [
      { keys: ['Enter'], does: 'Gửi' },
      { keys: ['Shift', 'Enter'], does: 'Xuống dòng' },
      { keys: ['/'], does: 'Đến ô soạn tin; bấm lần nữa để xem các lệnh' },
      { keys: ['Tab'], does: 'Chọn lệnh, rồi sang phần cần điền kế tiếp' },
    ],
  },
];

interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Which keys do what. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const on = useSingleKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Phím tắt">
      <div className="flex flex-col gap-5">
        {/* First, because the focus goes there: what follows may be longer than the window. */}
        <Checkbox checked={on} onChange={(event) => singleKeys.turn(event.currentTarget.checked)}>
          Dùng phím tắt một phím như ?, C hoặc T
        </Checkbox>
        {places.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="mb-1 text-small font-medium text-muted">{title}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <Line key={shortcut.does} {...shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const Line = ({ keys, does }: Shortcut): ReactNode => (
  <div className="flex min-h-9 items-center justify-between gap-4 border-b last:border-b-0">
    <dt className="order-2 flex shrink-0 gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </dt>
    <dd>{does}</dd>
  </div>
);
