import { useQuery } from '@tanstack/react-query';
import { sampleQuery, useFillSample, useRemoveSample } from '../../data/samples.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CalendarDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';

/** To who has nothing here: a way to see how it looks; to who took it: the way back. */
export function SamplePart() {
  const { data } = useQuery(sampleQuery);
  if (data?.filled) return <SampleNote />;
  return data?.empty ? <SampleOffer /> : null;
}

function SampleOffer() {
  const { mutate, isPending } = useFillSample();
  const fill = () =>
    mutate(undefined, {
      onSuccess: () => toast.say('Đã thêm dữ liệu mẫu'),
      onError: (error) => toast.fail(failureText(error, 'Không thể thêm dữ liệu mẫu. Vui lòng thử lại.')),
    });
  return (
    <Panel aria-label="Bắt đầu">
      <EmptyState
        drawing={<CalendarDrawing />}
        title="Chưa có gì ở đây, bắt đầu thôi"
        text="Tạo cuộc họp đầu tiên, hoặc xem thử với dữ liệu mẫu: ba cuộc họp, một bản ghi và vài việc cần làm. Chỉ mình bạn thấy, xóa được bằng một lần bấm."
        action={
          <Button busy={isPending} onClick={fill}>
            Dùng dữ liệu mẫu
          </Button>
        }
      />
    </Panel>
  );
}

function SampleNote() {
  const { mutate, isPending } = useRemoveSample();
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => toast.say('Đã xóa dữ liệu mẫu'),
      onError: (error) => toast.fail(failureText(error, 'Không thể xóa dữ liệu mẫu. Vui lòng thử lại.')),
    });
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" busy={isPending} onClick={remove}>
          Xóa dữ liệu mẫu
        </Button>
      }
    >
      Bạn đang xem dữ liệu mẫu. Chỉ mình bạn thấy các mục tên bắt đầu bằng “Mẫu:”.
    </Banner>
  );
}
