let held = false;

/**
 * A person who founds or joins a company has one before the page has said so. While this holds, the guard lets them stay for
 * the good news, which then leads on.
 */
export const setupHold = {
  isOn: (): boolean => held,
  set: (on: boolean): void => {
    held = on;
  },
};
