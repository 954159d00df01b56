import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { momentOnPaper, paperTitle } from '../minutes-words.ts';

/** From the name of the company to the place. */
export function PaperHead() {
  const { minutes, canEdit, editHead } = useMinutesPage();
  const { companyName, parentName, number, title, startsAt, place, timeZone } = minutes;
  return (
    <header>
      <div className="grid gap-x-6 gap-y-4 text-center text-body sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          {parentName && <p className="text-balance uppercase">{parentName}</p>}
          <p className="font-semibold text-balance break-words uppercase">{companyName}</p>
          <Rule />
          <p>Số: {number?.number ?? <span className="text-muted">…… (cấp khi thông qua)</span>}</p>
        </div>
        <div>
          <p className="font-semibold text-balance">CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM</p>
          <p className="font-semibold">Độc lập - Tự do - Hạnh phúc</p>
          <Rule />
        </div>
      </div>
      <div className="my-6 text-center">
        <h2 className="text-title font-semibold text-balance">{paperTitle(minutes)}</h2>
        <p className="font-semibold text-balance break-words">{title}</p>
      </div>
      <LegalHead />
      <Fact label="Thời gian bắt đầu">{startsAt && momentOnPaper(startsAt, timeZone)}</Fact>
      <Fact label="Địa điểm">{place}</Fact>
      <LegalMatters />
      {canEdit && (
        <p className="mt-2 font-sans">
          <Button size="small" look="plain" icon={<Pencil />} className="-ml-3" onClick={editHead}>
            Sửa phần đầu
          </Button>
        </p>
      )}
    </header>
  );
}

/** What minutes of a body say of the enterprise. */
function LegalHead() {
  const { legal, companyName } = useMinutesPage().minutes;
  if (!legal) return null;
  return (
    <>
      <Fact label="Tên doanh nghiệp">{companyName}</Fact>
      <Fact label="Mã số doanh nghiệp">{legal.enterpriseCode}</Fact>
      <Fact label="Địa chỉ trụ sở chính">{legal.headOffice}</Fact>
    </>
  );
}

/** Why the body met, and on what. */
function LegalMatters() {
  const { legal } = useMinutesPage().minutes;
  if (!legal) return null;
  return (
    <>
      <Fact label={legal.isWritten ? 'Mục đích lấy ý kiến' : 'Mục đích'}>{legal.purpose}</Fact>
      {legal.agenda !== '' && (
        <p className="break-words whitespace-pre-line">Chương trình:{`\n${legal.agenda}`}</p>
      )}
    </>
  );
}

/** Who chairs and who writes; in the form they follow the people who attended. */
export function PaperOfficers() {
  const { chair, secretary } = useMinutesPage().minutes;
  return (
    <div className="mt-2">
      <Fact label="Chủ trì (chủ tọa)">{chair?.displayName}</Fact>
      <Fact label="Thư ký (người ghi biên bản)">{secretary?.displayName}</Fact>
      <p>Nội dung (theo diễn biến cuộc họp):</p>
    </div>
  );
}

const Rule = () => (
  <span aria-hidden="true" className="mx-auto mt-1 mb-0.5 block h-px w-24 max-w-full bg-ink" />
);

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is missing is left open, as on paper. */
const Fact = ({ label, children }: FactProps) => (
  <p className="break-words">
    {label}: {children || <span className="text-muted">……</span>}
  </p>
);
