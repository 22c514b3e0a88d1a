// Keeps the position of a visitor who scrolled before the scripts came, instead of the router's stored one.
if (history.state) history.replaceState({ ...history.state, scrollX, scrollY }, '');

// Keeps the place of history-entries.ts before the router, which would load the page of each step anew.
window['onpopstate'] = () => {};
