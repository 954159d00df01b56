import { singleKeys, useSingleKeys } from '../../lib/keyboard/single-keys.ts';
import { toggleTheme } from '../../lib/theme/theme.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';

const themes = [
  { value: 'light', label: 'Sáng' },
  { value: 'dark', label: 'Tối' },
] as const;

export function AppearancePanel() {
  const theme = useTheme();
  const hasSingleKeys = useSingleKeys();
  return (
    <Panel>
      <PanelHead title="Giao diện" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
        <span>
          Màu nền trên thiết bị này
          <span className="block text-small text-muted">Đổi là áp dụng ngay.</span>
        </span>
        <Segmented
          label="Giao diện"
          choices={themes}
          value={theme}
          onChange={(next) => next !== theme && toggleTheme()}
        />
      </div>
      <div className="border-t px-5">
        <Switch
          label="Phím tắt một phím"
          hint="C tạo cuộc họp, ? xem mọi phím tắt. Tắt nếu bạn điều khiển máy bằng giọng nói. Chỉ áp dụng trên thiết bị này."
          checked={hasSingleKeys}
          onChange={singleKeys.turn}
        />
      </div>
    </Panel>
  );
}
