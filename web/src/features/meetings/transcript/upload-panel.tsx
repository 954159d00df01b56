import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { Panel } from '../../../ui/layout/panel.tsx';
import { UploadForm } from './upload-form.tsx';

const gains = [
  'Tóm tắt ba mức: ngắn, vừa, chi tiết. Mỗi câu dẫn về đúng lời đã nói.',
  'Quyết định, câu hỏi còn để ngỏ và việc cần làm, ai làm, hạn khi nào.',
  'Ai nói bao lâu, hỏi bao nhiêu câu.',
];

interface UploadPanelProps {
  readonly meeting: Meeting;
  /** Somebody else brought one while text was pasted here. */
  readonly hasTranscript: boolean;
}

/** The first transcript of a meeting: how to bring it, and what one gets for it. */
export const UploadPanel = ({ meeting, hasTranscript }: UploadPanelProps) => (
  <Panel className="grid gap-8 p-5 md:p-6 lg:grid-cols-[minmax(0,1fr)_320px]">
    <UploadForm meeting={meeting} hasTranscript={hasTranscript} isInPage />
    <div>
      <h2 className="font-semibold">Bạn sẽ có gì</h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-small text-muted">
        {gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
    </div>
  </Panel>
);
