import { Link } from '@tanstack/react-router';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { BringFile } from './bring-file.tsx';

/** A transcript that finds its meeting, or makes it. */
export const BringPanel = () => (
  <Panel className="mb-6">
    <PanelHead title="Tải bản gỡ băng lên" />
    <div className="flex flex-col gap-4 p-5 max-md:p-4">
      <BringFile />
      <p className="text-small text-muted">
        Có nhiều tệp của các cuộc họp cũ?{' '}
        <Link to="/meetings/import" className="text-jade-ink underline underline-offset-2">
          Nhập nhiều tệp cùng lúc
        </Link>
      </p>
    </div>
  </Panel>
);
