import { TranscriptDrawing } from '../../../ui/layout/drawings.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** For people who may read a transcript but not upload one. */
export const NoTranscript = () => (
  <EmptyState
    drawing={<TranscriptDrawing />}
    title="Chưa có bản gỡ băng"
    text="Người tạo, chủ trì hoặc thư ký có thể tải bản gỡ băng lên sau cuộc họp. Tóm tắt và việc cần làm sẽ hiện ngay sau đó."
  />
);
