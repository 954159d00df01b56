import type { SignaturePart } from '@hopgon/contract/minutes/schemas';
import Printer from 'lucide-react/icons/printer';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { FileButton } from '../../../../ui/inputs/file-button.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Banner } from '../../../../ui/states/banner.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { useSaveMinutes } from '../use-save-minutes.ts';

type Signed = SignaturePart | 'both';

const choices: Readonly<Record<Signed, string>> = {
  both: 'Có đủ chữ ký thư ký và chủ tọa',
  secretary: 'Chữ ký thư ký',
  chair: 'Chữ ký chủ tọa',
  members: 'Chữ ký của các thành viên khác',
};

/** Which signatures a scan may hold, those of both first. */
function signedChoices(mine: readonly SignaturePart[]): readonly Signed[] {
  return mine.includes('secretary') && mine.includes('chair') ? ['both', ...mine] : mine;
}

/** Print, sign on paper, upload the scan. */
export function SignByHand() {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useMinutesStep(minutes.meetingId);
  const saving = useSaveMinutes();
  const { ownTemplate } = minutes;
  const offered = signedChoices(minutes.can.sign);
  const [chosen, choose] = useState<Signed | null>(null);
  const key = useSubmitKey();
  const signed = offered.find((each) => each === chosen) ?? offered[0];
  const upload = (file: File) => {
    if (!signed) return;
    mutate(
      { act: 'sign', signed, file, key: key.keyFor([signed, file.name, file.size, file.lastModified]) },
      {
        onSuccess: ({ state }) => {
          key.renew();
          toast.say(state === 'locked' ? 'Đã đủ chữ ký, biên bản đã khóa' : 'Đã nhận bản quét');
        },
      },
    );
  };
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      <p className="text-small">
        Ký tay: in biên bản, ký trên giấy, rồi tải bản quét lên. Đủ chữ ký thì biên bản được khóa.
      </p>
      <span className="flex flex-wrap gap-2">
        {ownTemplate && (
          <Button
            size="small"
            icon={<Printer />}
            busy={saving.isPending}
            className="max-w-full"
            onClick={() => saving.mutate({ format: 'docx' })}
          >
            <span className="one-line">Tải Word theo mẫu “{ownTemplate.name}” để in</span>
          </Button>
        )}
        <Button
          size="small"
          icon={<Printer />}
          busy={saving.isPending}
          onClick={() => saving.mutate({ format: 'pdf' })}
        >
          Tải bản PDF để in
        </Button>
      </span>
      {ownTemplate && (
        <p className="text-small text-muted">
          Bản PDF và ký điện tử trong PDF dùng mẫu chuẩn; mẫu của công ty có bản Word, để in và ký tay.
        </p>
      )}
      {signed && (
        <>
          {offered.length > 1 && (
            <Field label="Bản quét có">
              <Select
                choices={offered.map((value) => ({ value, label: choices[value] }))}
                value={signed}
                onChange={choose}
              />
            </Field>
          )}
          {error && (
            <Banner tone="error">
              {failureText(error, 'Không thể tải bản quét lên. Vui lòng thử lại.')}
            </Banner>
          )}
          <span>
            <FileButton
              label={
                offered.length > 1 ? 'Tải bản quét lên' : `Tải bản quét lên: ${choices[signed].toLowerCase()}`
              }
              icon={<Upload />}
              accept=".pdf,.png,.jpg,.jpeg"
              busy={isPending}
              onFile={upload}
            />
          </span>
          <p className="text-small text-muted">PDF, PNG hoặc JPEG, tối đa 20 MB.</p>
        </>
      )}
    </div>
  );
}
