let take: () => boolean = () => false;

/** Sets what takes a step through the history; true: the router must not follow, which would load the page anew. */
export function onTraverse(taker: () => boolean): void {
  take = taker;
}

// Listeners of the window are called in their order, whatever their phase: this one comes before the router's.
addEventListener('popstate', (event) => take() && event.stopImmediatePropagation());
