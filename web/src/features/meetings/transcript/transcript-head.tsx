import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Upload from 'lucide-react/icons/upload';
import { companyQuery } from '../../../data/company/companies.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Menu, MenuChoice } from '../../../ui/overlays/menu.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { DownloadButton } from './download-button.tsx';
import { UploadForm } from './upload-form.tsx';

interface TranscriptHeadProps {
  readonly meeting: Meeting;
  readonly transcript: Transcript;
  readonly versions: number;
}

/** Which file this is, who brought it, and the way to other versions. */
export function TranscriptHead({ meeting, transcript, versions }: TranscriptHeadProps) {
  const { go } = useMeetingPlace();
  const { data: company } = useSuspenseQuery(companyQuery);
  const [open, setOpen] = useKept(`adding transcript ${meeting.id}`, false);
  const { name, version, turnCount, uploadedBy, createdAt } = transcript;
  const numbers = Array.from({ length: versions }, (_, index) => versions - index);
  const showNewest = () => {
    setOpen(false);
    go({ tab: 'ban-ghi' });
  };
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b px-5 py-3 max-md:px-4">
      <div className="min-w-0">
        <h2 className="font-semibold break-words">{name}</h2>
        <p className="text-small text-muted">
          {formatNumber(turnCount)} câu · {uploadedBy.displayName} tải lên {formatMoment(createdAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {versions > 1 && (
          <Menu
            trigger={
              <Button look="plain" size="small" icon={<History />}>
                Bản {version}
              </Button>
            }
          >
            {numbers.map((number) => (
              <MenuChoice
                key={number}
                chosen={number === version}
                onClick={() => go({ tab: 'ban-ghi', ...(number === versions ? {} : { v: number }) })}
              >
                {number === versions ? `Bản ${number}, mới nhất` : `Bản ${number}`}
              </MenuChoice>
            ))}
          </Menu>
        )}
        {company.can.openChat && (
          <Link
            to="/chat"
            search={{ hop: meeting.id }}
            className={buttonClass({ look: 'plain', size: 'small' })}
          >
            <MessageCircleQuestion aria-hidden="true" />
            Hỏi trợ lý
          </Link>
        )}
        <DownloadButton transcriptId={transcript.id} title={`Bản gỡ băng ${meeting.title}`} />
        {meeting.can.uploadTranscript && (
          <Button size="small" icon={<Upload />} onClick={() => setOpen(true)}>
            Thêm bản khác
          </Button>
        )}
      </div>
      <FormDialog open={open} onOpenChange={setOpen} title="Thêm bản gỡ băng">
        <UploadForm meeting={meeting} hasTranscript onDone={showNewest} />
      </FormDialog>
    </header>
  );
}
