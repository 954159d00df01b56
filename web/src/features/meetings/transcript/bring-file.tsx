import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { previewFile } from '../../../data/transcripts/transcript-imports.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import type { PlacedFile } from '../../../lib/files/placed-file.ts';
import { FileDrop } from '../../../ui/inputs/file-drop.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { BringForm } from './bring-form.tsx';
import { acceptedFiles, fileProblem } from './spoken.rules.ts';

interface BringFileProps {
  /** One that was dropped already. */
  readonly given?: PlacedFile;
  readonly onDone?: () => void;
}

/** A transcript comes first: it is read, then it finds its meeting or makes it. */
export function BringFile({ given, onDone }: BringFileProps) {
  const { mutate, data, variables, isPending, reset } = useMutation({
    mutationFn: (placed: PlacedFile) => previewFile(placed),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const read = (placed: PlacedFile) => {
    const wrong = fileProblem(placed.file);
    setProblem(wrong);
    if (!wrong)
      mutate(placed, {
        onError: (error) => setProblem(failureText(error, 'Không thể đọc tệp này. Vui lòng thử lại.')),
      });
  };
  const readGiven = useEffectEvent(() => given && read(given));
  useEffect(() => void readGiven(), []);
  const restart = () => {
    reset();
    setProblem(null);
  };
  if (data && variables && !isPending)
    return (
      <BringForm
        key={variables.path}
        file={variables.file}
        preview={data}
        onOther={restart}
        {...(onDone && { onDone })}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner tone="error">{problem}</Banner>}
      {isPending && <SkeletonRows />}
      {!isPending && (
        <FileDrop
          label="Chọn tệp bản gỡ băng"
          accept={acceptedFiles}
          busy={false}
          busyLabel="Đang đọc..."
          hint="Tệp .txt, .vtt, .srt, .docx hoặc .json, tối đa 20 MB. Cuộc họp chọn ở bước sau."
          onFile={(file) => read({ file, path: file.name })}
        />
      )}
    </div>
  );
}
