import type { ModelAddress, ModelSettings } from '@hopgon/contract/models/schemas';
import { formatMoment } from '../../lib/format/date.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';

interface ConsentPanelProps {
  readonly address: ModelAddress;
  /** Null: it must be given with the next saving. */
  readonly consent: ModelSettings['consent'];
  readonly consents: boolean;
  readonly onConsent: (consents: boolean) => void;
}

/** What leaves, where to, and who agreed. */
export const ConsentPanel = ({ address, consent, consents, onConsent }: ConsentPanelProps) => (
  <Panel>
    <PanelHead title="Gửi nội dung tới mô hình" />
    <div className="flex flex-col gap-3 px-5 py-4">
      <p>
        Tin nhắn trong Chat AI; tên, giờ, nơi họp của cuộc họp; việc cần làm; tên, chức vụ, phòng ban của đồng
        nghiệp; và (nếu bật) bản gỡ băng cùng câu đã nói trong đó sẽ được gửi tới{' '}
        <strong className="break-all">{new URL(address.baseUrl).host}</strong>. Nếu nơi đó ở nước ngoài, đây
        là việc chuyển dữ liệu cá nhân ra nước ngoài theo Luật 91/2025/QH15.
      </p>
      <p className="text-small text-muted">
        Họp kín không bao giờ được gửi. Mỗi người được báo và tự chọn trước khi tin nhắn đầu tiên của họ được
        gửi.
      </p>
      {consent ? (
        <p className="text-small">
          {consent.by} đã đồng ý, {formatMoment(consent.at)}.
        </p>
      ) : (
        <Checkbox checked={consents} onChange={(event) => onConsent(event.target.checked)}>
          Tôi đại diện công ty và đồng ý gửi nội dung tới địa chỉ này
        </Checkbox>
      )}
    </div>
  </Panel>
);
