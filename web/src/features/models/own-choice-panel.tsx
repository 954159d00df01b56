import type { ModelState } from '@hopgon/contract/models/schemas';
import { sentWithMessages, useSaveNoticeChoice } from '../../data/company/models.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';

/** Who answers one's own messages; the choice can be changed at any time. */
export function OwnChoicePanel({ state }: { readonly state: ModelState }) {
  return (
    <Panel>
      <PanelHead title="Trợ lý trả lời bằng gì" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        {state.chat ? <OwnChoice chat={state.chat} sent={sentWithMessages(state)} /> : <p>{onlyEngine}</p>}
      </div>
    </Panel>
  );
}

const onlyEngine = 'Trợ lý trả lời bằng AI tại chỗ: tin nhắn của bạn không rời máy chủ của công ty.';

interface OwnChoiceProps {
  readonly chat: NonNullable<ModelState['chat']>;
  readonly sent: string;
}

function OwnChoice({ chat, sent }: OwnChoiceProps) {
  const { mutate, isPending } = useSaveNoticeChoice();
  const isAccepted = chat.choice === 'accepted';
  const change = () =>
    mutate(isAccepted ? 'declined' : 'accepted', {
      onSuccess: () =>
        toast.say(isAccepted ? 'Từ nay AI tại chỗ trả lời bạn' : 'Từ nay mô hình AI trả lời bạn'),
      onError: (error) => toast.fail(failureText(error, 'Không thể lưu lựa chọn. Vui lòng thử lại.')),
    });
  return (
    <>
      <p className="min-w-0 max-w-[60ch] flex-[1_1_16rem]">
        {isAccepted
          ? `Tin nhắn của bạn và ${sent} được gửi tới mô hình ${chat.model} tại ${chat.host}${chat.isThisMachine ? ', trên chính máy chủ này' : ''}.`
          : `Công ty có mô hình ${chat.model} tại ${chat.host}. Bạn đang dùng AI tại chỗ: tin nhắn của bạn không được gửi tới đó.`}
      </p>
      <Button busy={isPending} onClick={change}>
        {isAccepted ? 'Chỉ dùng AI tại chỗ' : 'Dùng mô hình AI'}
      </Button>
    </>
  );
}
