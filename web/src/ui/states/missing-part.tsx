import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { reloadIfReachable } from '../../lib/reload-if-reachable.ts';
import { Button } from '../buttons/button.tsx';
import { CableDrawing } from '../layout/cable-drawing.tsx';
import { EmptyState } from './empty-state.tsx';

/** In place of a page whose code did not load: the network is gone, or the server has a newer version of it. */
export function MissingPart() {
  const [isTrying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = async () => {
    setTrying(true);
    // The reload goes on after the promise is settled.
    if (await reloadIfReachable()) return;
    setTrying(false);
    setTries(tries + 1);
  };
  return (
    <div role="alert" className="mx-auto w-full max-w-[600px] py-6 md:py-14">
      <EmptyState
        drawing={<CableDrawing />}
        title="Chưa tải được phần này của ứng dụng"
        text={
          tries === 0
            ? 'Hãy kiểm tra kết nối mạng rồi thử lại. Các trang đã mở vẫn xem được.'
            : 'Vẫn chưa kết nối được với máy chủ. Hãy kiểm tra mạng rồi thử lại.'
        }
        action={
          <Button icon={<RotateCw />} busy={isTrying} onClick={() => void retry()}>
            Thử lại
          </Button>
        }
      />
    </div>
  );
}
