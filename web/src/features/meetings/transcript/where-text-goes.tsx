import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { modelStateQuery } from '../../../data/company/models.ts';

/** Says before a transcript is brought whether its text leaves this machine; nothing while that is not known. */
export function WhereTextGoes({ meeting }: { readonly meeting: Pick<Meeting, 'visibility'> }) {
  const { data } = useQuery(modelStateQuery);
  if (!data) return null;
  const { readings } = data;
  const leaves = readings !== null && !readings.isThisMachine && meeting.visibility !== 'closed';
  return (
    <p className="text-small text-muted">
      {leaves
        ? `Bản gỡ băng được phân tích trên máy chủ đang chạy Họp Gọn. Theo cài đặt của công ty, nội dung cũng được gửi tới mô hình AI ${readings.model} tại ${readings.host} để đọc.`
        : 'Bản gỡ băng được phân tích ngay trên máy chủ đang chạy Họp Gọn, không gửi cho dịch vụ nào khác.'}
    </p>
  );
}
