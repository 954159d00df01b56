import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { companyTemplatesQuery } from '../../../data/company/minutes-templates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { TemplateRow } from './template-row.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** The company's own templates; owner and admins change them, others read which there are. */
export function TemplatesPanel() {
  const query = useQuery(companyTemplatesQuery);
  const [isUploading, setUploading] = useState(false);
  return (
    <Panel>
      <PanelHead
        title="Mẫu Word của công ty"
        aside={
          query.data?.can.edit && (
            <Button size="small" icon={<Upload />} onClick={() => setUploading(true)}>
              Tải mẫu lên
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-1 px-5 py-4 text-small text-muted">
        <p>
          Bản Word của biên bản, thông báo, trích biên bản và nghị quyết được trình bày theo mẫu này, để in và
          ký tay. Bản PDF và ký điện tử trong PDF luôn dùng mẫu chuẩn.
        </p>
        <p>
          Biên bản của hội đồng thành viên, hội đồng quản trị và đại hội đồng cổ đông cũng luôn dùng mẫu
          chuẩn: mẫu riêng chưa có chỗ cho phần vốn góp, điều kiện họp, ý kiến không đồng ý và việc từ chối ký
          mà luật đòi hỏi.
        </p>
        <p>
          <Link to="/settings/minutes/places" className="link">
            Các chỗ điền được trong mẫu
          </Link>
        </p>
      </div>
      <Loaded query={query} failure="Không thể tải các mẫu.">
        {({ templates, can }) =>
          templates.length === 0 ? (
            <p className="border-t px-5 py-4 text-muted">
              Chưa có mẫu riêng. Mọi văn bản dùng mẫu chuẩn theo thể thức Nghị định 30/2020/NĐ-CP.
            </p>
          ) : (
            <ul className="divide-y border-t">
              {templates.map((template) => (
                <TemplateRow key={template.id} template={template} mayChange={can.edit} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isUploading && <UploadDialog replaced={null} onClose={() => setUploading(false)} />}
    </Panel>
  );
}
