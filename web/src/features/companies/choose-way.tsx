import CalendarCheck from 'lucide-react/icons/calendar-check-2';
import FileText from 'lucide-react/icons/file-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptySeats, SeatForYou } from './seat-drawings.tsx';
import { WaitingRequest } from './waiting-request.tsx';

interface ChooseWayProps {
  /** Ids of companies they asked to join that have not answered yet. */
  readonly requests: readonly string[];
  readonly onCreate: () => void;
  readonly onJoin: () => void;
}

const hints = [
  { icon: <CalendarCheck />, title: 'Lịch họp chung', text: 'Thấy ai bận, ai rảnh trước khi đặt giờ.' },
  { icon: <FileText />, title: 'Tóm tắt có căn cứ', text: 'Mỗi kết luận dẫn về đúng câu đã nói.' },
  { icon: <ShieldCheck />, title: 'Dữ liệu của công ty bạn', text: 'Không ai ngoài công ty xem được.' },
];

interface WayProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly button: ReactNode;
}

const Way = ({ drawing, title, text, button }: WayProps) => (
  <section className="flex flex-col overflow-hidden rounded-panel border bg-surface">
    <div className="flex h-[136px] items-center justify-center border-b bg-jade-wash md:h-[196px] max-md:[&>svg]:h-28">
      {drawing}
    </div>
    <div className="flex flex-1 flex-col p-6">
      <h2 className="text-title font-semibold">{title}</h2>
      <p className="mt-1 mb-5 flex-1 text-muted">{text}</p>
      {button}
    </div>
  </section>
);

export const ChooseWay = ({ requests, onCreate, onJoin }: ChooseWayProps) => (
  <>
    {requests.length > 0 && <WaitingRequest requests={requests} />}
    <h1 className="text-page font-semibold">Bạn làm việc ở công ty nào?</h1>
    <p className="mt-1 text-muted">
      Cuộc họp, bản gỡ băng và việc cần làm thuộc về một công ty. Sau này bạn có thể tham gia thêm công ty
      khác.
    </p>
    <div className="mt-7 grid gap-5 md:grid-cols-2">
      <Way
        drawing={<EmptySeats />}
        title="Tạo công ty mới"
        text="Bạn làm chủ sở hữu, rồi mời mọi người bằng mã."
        button={
          <Button look="primary" size="large" onClick={onCreate}>
            Tạo công ty
          </Button>
        }
      />
      <Way
        drawing={<SeatForYou />}
        title="Tham gia công ty"
        text="Dùng mã mời 6 ký tự mà đồng nghiệp gửi."
        button={
          <Button size="large" onClick={onJoin}>
            Nhập mã mời
          </Button>
        }
      />
    </div>
    <ul className="mt-9 grid gap-6 border-t pt-6 md:grid-cols-3">
      {hints.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <span className="mt-[3px] text-jade">{icon}</span>
          <div>
            <h3 className="font-medium">{title}</h3>
            <p className="text-small text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </>
);
