import { useQuery } from '@tanstack/react-query';
import { sampleQuery, useFillSample, useRemoveSample } from '../../data/meetings/samples.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CalendarDrawing } from '../../ui/layout/drawings.tsx';
import { Panel, PanelTitle } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';

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
    <Panel className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 md:px-6">
      <CalendarDrawing />
      <div className="min-w-[min(14rem,100%)] flex-1">
        <PanelTitle>Chưa có gì ở đây, bắt đầu thôi</PanelTitle>
        <p className="max-w-[68ch] text-small text-muted">
          Tạo cuộc họp đầu tiên, hoặc xem thử với dữ liệu mẫu: ba cuộc họp, một bản gỡ băng và vài việc cần
          làm. Chỉ mình bạn thấy, xóa được bằng một lần bấm.
        </p>
      </div>
      <Button busy={isPending} onClick={fill}>
        Dùng dữ liệu mẫu
      </Button>
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
      Bạn đang xem dữ liệu mẫu, chỉ mình bạn thấy. Tên các mục mẫu bắt đầu bằng “Mẫu:”.
    </Banner>
  );
}
