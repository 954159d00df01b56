import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import { useChangePicture } from '../../data/account/profile.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { useFileChoice } from '../../ui/inputs/use-file-choice.tsx';

interface PictureActionsProps {
  readonly userId: string;
  readonly hasPicture: boolean;
}

/** Chooses another picture of oneself, or takes it away. */
export function PictureActions({ userId, hasPicture }: PictureActionsProps) {
  const { mutateAsync, isPending, variables } = useChangePicture(userId);
  const [failure, fail] = useState<string | null>(null);

  const change = async (file: File | null) => {
    fail(null);
    try {
      await mutateAsync(file && (await shrinkPicture(file)));
    } catch (problem) {
      fail(failureText(problem, 'Không thể cập nhật ảnh. Vui lòng thử lại.'));
    }
  };
  const { choose, input } = useFileChoice({
    label: 'Ảnh đại diện',
    accept: 'image/jpeg,image/png,image/webp',
    onFile: (file) => void change(file),
  });
  return (
    <div className="flex flex-col items-center">
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="small" icon={<ImageUp />} busy={isPending && variables !== null} onClick={choose}>
          {hasPicture ? 'Đổi ảnh' : 'Thêm ảnh'}
        </Button>
        {hasPicture && (
          <Button
            size="small"
            look="plain"
            busy={isPending && variables === null}
            onClick={() => void change(null)}
          >
            Xóa ảnh
          </Button>
        )}
      </div>
      <p className="mt-2 text-small text-muted">JPEG, PNG hoặc WebP, tối đa 5 MB</p>
      <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
      {input}
    </div>
  );
}
