import { useQuery } from '@tanstack/react-query';
import {
  glossaryPlacesQuery,
  type PlaceStep,
  useResolvePlaces,
} from '../../../../data/transcripts/glossary-places.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { PlaceList } from './place-list.tsx';
import { type PlaceOfTurn, placesIn } from './places.rules.ts';

interface GlossaryDialogProps {
  readonly transcriptId: string;
  readonly mayCorrect: boolean;
  readonly onPreview: () => void;
  readonly onClose: () => void;
}

/** Every place the glossary changed, asks about or was kept from: each can be decided alone, or all at once. */
export function GlossaryDialog({ transcriptId, mayCorrect, onPreview, onClose }: GlossaryDialogProps) {
  const places = useQuery(glossaryPlacesQuery(transcriptId));
  const { mutate, isPending, error } = useResolvePlaces(transcriptId);
  const step = (act: PlaceStep['act'], which: PlaceStep['places'], label: string, name = '') =>
    mayCorrect && (
      <Button
        key={label}
        look={act === 'apply' ? 'outline' : 'plain'}
        size="small"
        disabled={isPending}
        onClick={() => mutate({ act, places: which })}
      >
        {label}
        {name && <span className="sr-only"> {name}</span>}
      </Button>
    );
  const one = ({ index, at, found }: PlaceOfTurn) => [{ index, at, found }];
  const nameOf = ({ index, found }: PlaceOfTurn) => `“${found}” ở câu ${index + 1}`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Sửa theo từ điển"
      description="Nguyên văn của mỗi câu được giữ. Chỗ có thể là từ khác thì chờ bạn quyết định."
      failure={error && failureText(error, 'Không thể lưu. Vui lòng thử lại.')}
      actions={
        <>
          {mayCorrect && <Button onClick={onPreview}>Áp dụng từ điển hiện nay</Button>}
          <Button look="primary" onClick={onClose}>
            Xong
          </Button>
        </>
      }
    >
      <Loaded query={places} failure="Không thể tải các chỗ sửa theo từ điển.">
        {({ turns, applied, proposed }) => (
          <>
            <PlaceList
              title="Cần xem"
              places={placesIn(turns, 'proposed')}
              count={proposed}
              onOpen={onClose}
              acts={[step('apply', 'proposed', 'Sửa tất cả'), step('reject', 'proposed', 'Giữ tất cả')]}
              actsOf={(place) => [
                step('apply', one(place), 'Sửa', nameOf(place)),
                step('reject', one(place), 'Giữ nguyên', nameOf(place)),
              ]}
            />
            <PlaceList
              title="Đã sửa"
              places={placesIn(turns, 'applied')}
              count={applied}
              onOpen={onClose}
              acts={step('reject', 'applied', 'Hoàn tác tất cả')}
              actsOf={(place) => step('reject', one(place), 'Hoàn tác', nameOf(place))}
            />
            <PlaceList
              title="Giữ nguyên"
              places={placesIn(turns, 'rejected')}
              onOpen={onClose}
              acts={step('apply', 'rejected', 'Sửa tất cả')}
              actsOf={(place) => step('apply', one(place), 'Sửa', nameOf(place))}
            />
            {turns.every(({ places: known }) => known.length === 0) && (
              <p className="mt-3 text-muted">Chưa có chỗ nào sửa theo từ điển.</p>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
