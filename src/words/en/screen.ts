/**
 * Of dialogs, notices and waiting; the administration has these. `notices`: of their place; Radix fills in the key that
 * leads to it.
 */
export const en = {
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  notice: 'Notification',
  notices: 'Notifications ({hotkey})',
};

export type ScreenWords = typeof en;
