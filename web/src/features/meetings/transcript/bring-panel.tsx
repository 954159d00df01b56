import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pastMeetingsQuery } from '../../../data/meetings/meetings.ts';
import { FileDrop } from '../../../ui/inputs/file-drop.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import type { SaidMoment } from './bring.rules.ts';
import { BringForm } from './bring-form.tsx';
import { readSaidMoment } from './read-said-moment.ts';
import { acceptedFiles, fileProblem } from './spoken.rules.ts';

const moment = () => new Date().toISOString();

/** A transcript comes first; then it finds its meeting, or makes it. */
export function BringPanel() {
  const [now] = useState(moment);
  const { data, isPending } = useInfiniteQuery(pastMeetingsQuery({ now, search: '' }));
  const [chosen, choose] = useState<{ readonly file: File; readonly said: SaidMoment } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onFile = async (file: File) => {
    const wrong = fileProblem(file);
    setProblem(wrong);
    // Without the part that reads it, the file is taken as one that does not say when.
    if (!wrong) choose({ file, said: await readSaidMoment(file).catch(() => ({})) });
  };
  const meetings: readonly MeetingSummary[] = data?.pages.flatMap((page) => page.meetings) ?? [];
  return (
    <Panel className="mb-6">
      <PanelHead title="Tải bản gỡ băng lên" />
      <div className="flex flex-col gap-4 p-5 max-md:p-4">
        {problem && <Banner tone="error">{problem}</Banner>}
        {!chosen && (
          <FileDrop
            label="Chọn tệp bản gỡ băng"
            accept={acceptedFiles}
            busy={false}
            busyLabel="Đang đọc..."
            hint="Tệp .txt, .vtt, .srt, .docx hoặc .json, tối đa 20 MB. Cuộc họp chọn ở bước sau."
            onFile={(file) => void onFile(file)}
          />
        )}
        {chosen && isPending && <SkeletonRows />}
        {chosen && !isPending && (
          <BringForm key={chosen.file.name} {...chosen} meetings={meetings} onOther={() => choose(null)} />
        )}
      </div>
    </Panel>
  );
}
