/** Browsers may print the address of a page, and the order's token is its secret. */
export function keepTokenOffPaper(): () => void {
  const address = location.href;
  const hide = () => history.replaceState(history.state, '', location.pathname);
  const show = () => history.replaceState(history.state, '', address);
  addEventListener('beforeprint', hide);
  addEventListener('afterprint', show);
  return () => {
    removeEventListener('beforeprint', hide);
    removeEventListener('afterprint', show);
  };
}
