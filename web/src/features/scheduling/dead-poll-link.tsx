import { CableDrawing } from '../../ui/layout/cable-drawing.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** A link that opens no poll: trying again would not help. */
export const DeadPollLink = ({ text }: { readonly text: string }) => (
  <>
    <h1 className="sr-only">Chọn giờ họp</h1>
    <Panel>
      <EmptyState drawing={<CableDrawing />} title="Liên kết này không dùng được" text={text} />
    </Panel>
  </>
);
