import { Toast } from '@base-ui/react/toast';

interface ToastAction {
  /** 'Hoàn tác' */
  readonly label: string;
  readonly run: () => void;
}

export interface ToastData {
  readonly failed: boolean;
}

export const toastManager = Toast.createToastManager<ToastData>();

const show = (title: string, failed: boolean, action?: ToastAction): void => {
  const id = toastManager.add({
    title,
    data: { failed },
    priority: failed ? 'high' : 'low',
    // Whoever may take something back needs longer than whoever only reads.
    timeout: action ? 10_000 : 5_000,
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          toastManager.close(id);
          action.run();
        },
      },
    }),
  });
};

/** Short word at the foot of the page about what just happened; may be called from anywhere. */
export const toast = {
  say: (text: string, action?: ToastAction): void => show(text, false, action),
  fail: (text: string, action?: ToastAction): void => show(text, true, action),
};
