import { Toast } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { cx } from './cx.ts';
import { type ToastData, toastManager } from './toast.ts';

const bar = cx(
  'flex min-h-11 w-full items-center gap-3 rounded-control bg-ink px-3 py-2 text-paper shadow-float',
  'transition-[translate,opacity] duration-180 ease-calm',
  'data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
);

function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((each) => (
    <Toast.Root key={each.id} toast={each} className={bar} swipeDirection="down">
      {each.data?.failed ? <CircleAlert /> : <CircleCheck />}
      <Toast.Title className="min-w-0 flex-1" render={<p />} />
      <Toast.Action className="rounded-mark px-1 font-medium underline underline-offset-3 outline-offset-0" />
    </Toast.Root>
  ));
}

/** Where toasts appear; once, at the root. F6 brings the focus there. */
export const Toaster = () => (
  <Toast.Provider toastManager={toastManager} limit={3}>
    <Toast.Portal>
      <Toast.Viewport
        aria-label="Thông báo ngắn"
        className="fixed inset-x-4 bottom-[calc(var(--foot,0px)+16px)] z-30 mx-auto flex max-w-[480px] flex-col gap-2"
      >
        <Toasts />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);
