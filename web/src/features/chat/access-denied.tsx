import type { ChatAccess } from '@hopgon/contract/companies/schemas';
import { useNavigate, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '../../ui/buttons/button.tsx';
import { ChatDrawing } from '../../ui/layout/drawings.tsx';
import { Page } from '../../ui/layout/page.tsx';

const whoMay: Readonly<Record<ChatAccess, string>> = {
  owner: 'Chỉ chủ sở hữu công ty mới có thể truy cập trang Chat AI.',
  admins: 'Chỉ quản trị viên và chủ sở hữu công ty mới có thể truy cập trang Chat AI.',
  members: 'Chỉ thành viên của công ty mới có thể truy cập trang Chat AI.',
};

export function AccessDenied({ chatAccess }: { readonly chatAccess: ChatAccess }) {
  const { history } = useRouter();
  const navigate = useNavigate();
  // A visitor who came by a link from elsewhere has no page of ours in the history.
  const goBack = () => (history.canGoBack() ? history.back() : void navigate({ to: '/dashboard' }));
  return (
    <Page>
      <div className="mx-auto max-w-[600px] py-10">
        <ChatDrawing />
        <h1 className="mt-4 text-page font-semibold">Truy cập bị từ chối</h1>
        <p className="mt-1 text-muted">{whoMay[chatAccess]}</p>
        <Button className="mt-5" size="large" icon={<ArrowLeft />} onClick={goBack}>
          Quay lại
        </Button>
      </div>
    </Page>
  );
}
