/** Gives a film its poster when it comes near the screen: browsers load pictures that way, but not posters. */
export function enter(): void {
  const watch = new IntersectionObserver(showNear, { rootMargin: '100%' });
  document.querySelectorAll('video[data-poster]').forEach((film) => watch.observe(film));
}

function showNear(entries: IntersectionObserverEntry[], watch: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLVideoElement)) continue;
    target.poster = target.dataset['poster'] ?? '';
    watch.unobserve(target);
  }
}
