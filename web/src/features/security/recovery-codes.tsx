import Download from 'lucide-react/icons/download';
import { saveText } from '../../lib/save-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { Banner } from '../../ui/states/banner.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** What has just happened. */
  readonly lead: string;
  readonly onDone: () => void;
}

const asText = (codes: readonly string[]): string =>
  ['Mã khôi phục Họp Gọn', location.origin, '', ...codes, '', 'Mỗi mã dùng được một lần.', ''].join('\n');

// The button that led here is gone: without focus, a screen reader would say nothing.
const takeFocus = (sheet: HTMLElement | null) => sheet?.focus();

/** Shown once; a person who loses the phone signs in by one of them. */
export const RecoveryCodes = ({ codes, lead, onDone }: RecoveryCodesProps) => (
  <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-4 outline-none">
    <Banner tone="success">{lead}</Banner>
    <p>
      Hãy cất các mã khôi phục này ở nơi an toàn. Khi mất điện thoại, mỗi mã đăng nhập được một lần. Chúng chỉ
      hiện lần này.
    </p>
    <ul
      aria-label="Mã khôi phục"
      className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-medium tabular-nums sm:grid-cols-2"
    >
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-2">
      <CopyButton text={codes.join('\n')} label="Sao chép mã" />
      <Button
        size="small"
        icon={<Download />}
        onClick={() => saveText('ma-khoi-phuc-hop-gon.txt', 'text/plain', asText(codes))}
      >
        Tải về
      </Button>
    </div>
    <DialogActions>
      <Button look="primary" onClick={onDone}>
        Tôi đã lưu các mã
      </Button>
    </DialogActions>
  </div>
);
