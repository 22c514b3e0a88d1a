// Who has scrolled before the scripts came stays there, also where the router goes back to where a page was left.
if (history.state) history.replaceState({ ...history.state, scrollX, scrollY }, '');
