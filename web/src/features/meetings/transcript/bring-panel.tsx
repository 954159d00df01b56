import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pastMeetingsQuery } from '../../../data/meetings/meetings.ts';
import { FileDrop } from '../../../ui/inputs/file-drop.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { BringForm } from './bring-form.tsx';
import { acceptedFiles, fileProblem } from './spoken.rules.ts';

const moment = () => new Date().toISOString();

/** A transcript comes first; then it finds its meeting, or makes it. */
export function BringPanel() {
  const [now] = useState(moment);
  const { data, isPending } = useInfiniteQuery(pastMeetingsQuery({ now, search: '' }));
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onFile = (chosen: File) => {
    const wrong = fileProblem(chosen);
    setProblem(wrong);
    if (!wrong) setFile(chosen);
  };
  const meetings: readonly MeetingSummary[] = data?.pages.flatMap((page) => page.meetings) ?? [];
  return (
    <Panel className="mb-6">
      <PanelHead title="Tải bản gỡ băng lên" />
      <div className="flex flex-col gap-4 p-5 max-md:p-4">
        {problem && <Banner tone="error">{problem}</Banner>}
        {!file && (
          <FileDrop
            label="Chọn tệp bản gỡ băng"
            accept={acceptedFiles}
            busy={false}
            busyLabel="Đang đọc..."
            hint="Tệp .txt, .vtt, .srt, .docx hoặc .json, tối đa 20 MB. Cuộc họp chọn ở bước sau."
            onFile={onFile}
          />
        )}
        {file && isPending && <SkeletonRows />}
        {file && !isPending && (
          <BringForm key={file.name} file={file} meetings={meetings} onOther={() => setFile(null)} />
        )}
      </div>
    </Panel>
  );
}
