/** Of dialogs, notices and waiting; the administration has them too. */
export const screen = { close: 'Close', dismiss: 'Dismiss', loading: 'Loading' };
